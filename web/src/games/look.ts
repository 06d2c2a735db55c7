/** How a game looks: its screen as a scene on the board, cards in a hand, things in front of seats, and what is asked and chosen. */

import type { Component } from "svelte";

import type { GameFacts } from "../api";
import { dwarf } from "../draw/dwarf";
import type { Light } from "../draw/ink";
import type { MarkName } from "../draw/marks";
import type { Event, Offer } from "../generated/protocol";
import type { OpenEvent } from "../replay/replay";
import type { Act } from "../stage/acts";
import type { Cell, Grid, Place } from "../stage/places";
import type { Scene, Way } from "../stage/scene";
import type { PlaceTarget, Target, Walk } from "../table/targets";
import { isOf, type Screen, type ScreenOf } from "../table/screens";
import type { Speaker } from "../words/telling";
import { say, sayList } from "../words/words.svelte";

/** With what a screen is drawn, and for whom. */
export interface Sight {
  facts: GameFacts;
  light: Light;
  names: string[];
  /** The seat that looks; none where every hand is seen. */
  me: number | null;
}

/** Cards that this seat knows to be in another hand. */
export interface GivenCards {
  cards: string[];
  /** How many of that hand were thrown away unseen since. */
  unseen: number;
}

export interface Signs {
  label: string;
  pictures: string[];
}

/** Something that is counted: a sign, the number in as few signs as possible, and the same in words. */
export interface Count {
  mark: MarkName;
  short: string;
  label: string;
  /** What is written on the back of each card that is counted, where backs differ. */
  backs?: string[];
}

/** How far a game is. */
export interface Progress {
  rounds: number;
  /** The cards left to draw. */
  pile: number;
  /** The same by the backs of the cards, where these differ: what is written on them, how many, and that in words. */
  backs?: { name: string; cards: number; label: string }[];
  /** What else must be left for it to go on. */
  left?: Count;
}

/** What lies in front of a seat. */
export interface SeatFacts {
  /** All of it in a sentence, where pictures alone show it. */
  label?: string;
  /** Its figure, where it is not the usual one. */
  face?: string;
  /** What is counted: cards in the hand, gold. */
  counts: Count[];
  /** What holds for this seat at the moment, in a few words. */
  note?: string;
  /** Pictures of what it has collected, in a row. */
  collected?: string[];
  /** What lies open there besides, such as broken tools: pictures that have one label together. */
  signs: Signs[];
  /** Whether it sits in prison. */
  trapped?: boolean;
  /** The role, as far as the one who looks knows it; never the own one before the end of a round. */
  role: string | null;
  given?: GivenCards[];
  /** Roles that nobody was dealt, as far as this seat has seen them. */
  aside?: string[];
  /** Whether the one who looks knows more of this seat than everybody does. */
  knows?: boolean;
}

/** What a round meant for a seat: as whom it played, whether it won, why, and what it got. */
export interface SeatOutcome {
  won: boolean;
  role: string;
  picture: string;
  gain: string;
  why?: string;
}

/** A finished round in words: who won, and why. */
export interface Outcome {
  round: number;
  /** What it is called, where it is not a round of several. */
  title?: string;
  why: string;
  /** Nobody where what shows how it was counted says it all. */
  seats: SeatOutcome[];
  /** What is gained in a round, where it is not gold. */
  gains?: string;
  /** What the ways are called that the board shows. */
  ways?: { kind: Way["kind"]; text: string }[];
  /** What else came to light. */
  remarks: string[];
  /** What still has to be decided before the round is done. */
  pending: string;
}

/** The end of a game: who has won, and what each has. */
export interface Finale {
  title: string;
  /** How it ended, as a picture, and whether somebody has won. */
  picture?: string;
  won?: boolean;
  /** In the order of their places; nobody where only the winner counts. */
  ranking: { seat: number; place: number | null; won: boolean; face: string; score: string; pictures?: string[] }[];
}

/** The end of a game in which the most points win. */
export function rankedBy(scores: number[], names: string[], sayScore: (score: number) => string): Finale {
  const ranking = scores
    .map((score, seat) => ({ seat, place: 1 + scores.filter((other) => other > score).length, face: dwarf(seat), score: sayScore(score) }))
    .map((row) => ({ ...row, won: row.place === 1 }))
    .sort((one, other) => one.place - other.place);
  const best = ranking.filter(({ won }) => won).map(({ seat }) => names[seat] ?? "");
  return { title: say("web-won", { several: best.length > 1 ? "yes" : "no", names: sayList(best) }), ranking };
}

/** A step of a replay: what happened, and what each seat (null: the audience) sees then. */
export interface SeenStep<Seen extends Screen = Screen> {
  events: OpenEvent[];
  eyes: Map<number | null, Seen>;
}

/** Marks that people may put on the board themselves. */
export interface NotePaper {
  label: string;
  /** What is asked when a mark is in hand. */
  asks: string;
  marks: { name: string; label: string; picture: string }[];
  cells: Cell[];
}

/** A line of what one seat alone knows. */
export interface Note {
  text: string;
  /** What it is about on the board. */
  places?: Place[];
}

/** What is said aloud, for those who cannot read yet, if they want it. */
export interface Voice<Seen extends Screen = Screen> {
  /** Turns it on and off. */
  Button: Component;
  event(event: Event, speaker: Speaker, yours: number[]): void;
  ask(screen: Seen, seat: number): void;
  refused(): void;
  /** Before a secret is shown to one of several at a device. */
  secret(): void;
  say(text: string): void;
  hush(): void;
}

/** A part of a turn that has several. */
export interface TurnStep {
  text: string;
  state: "done" | "now" | "next";
}

/** What shows how a round was counted. */
export interface EndedProps {
  screen: Screen;
  round: number;
  names: string[];
}

/** What lays open how many of everything there are in a game. */
export interface OverviewProps {
  screen: Screen;
  facts: GameFacts;
  onclose: () => void;
}

export interface ActsProps {
  screen: Screen;
  offers: Offer[];
  speaker: Speaker;
  sending: boolean;
  onplay: (offer: Offer) => void;
}

export interface Look<Seen extends Screen = Screen> {
  // How the table is laid.

  grid: Grid;
  /** Colours of the table that are not those of all, as custom properties of CSS. */
  colours?: (light: Light) => Record<string, string>;
  /** Whether seats and what one does stand beside the board where it is wide. */
  beside?: boolean;
  /** Whether a tap counts at once, whatever is set. */
  atOnce?: boolean;
  /** Whether nothing is told twice, for the game is about memory: each event is told as it comes, and no log is kept. */
  forgets?: boolean;
  /** The buttons of a game that shows by pictures what each does. */
  Acts?: Component<ActsProps>;
  voice?: () => Voice<Seen>;
  /** How a round was counted, where a table of gains does not say it. */
  Ended?: () => Promise<{ default: Component<EndedProps> }>;
  /** How many of everything there are, where the draw pile is a button for it. */
  Overview?: () => Promise<{ default: Component<OverviewProps> }>;

  // What there is.

  /** The cards that this seat holds; null in a game without hands. */
  hand(screen: Seen): string[] | null;
  /** The role that this seat plays now. */
  role(screen: Seen): string | null;
  /** The role that the last round has revealed. */
  revealed(screen: Seen, seat: number): string | null;
  /** How far the game is; null where nothing is counted. */
  progress(screen: Seen): Progress | null;
  /** What everybody together sees in a replay at each step. */
  together(steps: SeenStep<Seen>[]): Seen[];
  /** What several seats at one device may all see; without it the device is covered between them. */
  shared?(screens: Seen[]): Seen;
  /** What lies on the board, now or at the end of a round. */
  scene(screen: Seen, sight: Sight, round: number | null): Scene;
  /** How an event is shown. The scene is what is to be seen before it. */
  acts(event: Event, scene: Scene, next: Seen, sight: Sight): Act[];
  /** The last round that has ended; null before the first has. */
  outcome(screen: Seen, names: string[], light: Light): Outcome | null;
  /** Whether the round has ended, but something is still decided in it. */
  settles(screen: Seen): boolean;
  /** How the game has ended. */
  finale(screen: Seen, names: string[], light: Light): Finale;
  seat(screen: Seen, seat: number, light: Light): SeatFacts;
  /** The seat of which this one has just learnt something that is to be read. */
  learns?(event: Event, me: number): number | null;
  /** What this seat alone has looked at, line by line. */
  notebook?(screen: Seen, names: string[]): Note[];
  /** Whether an event gives a seat a role anew. */
  givesRole?(event: Event, seat: number): boolean;
  /** What a role wins by, where its card does not say it all. */
  aim?(role: string): string;

  // What is asked, and chosen.

  /** What the seat to move is asked when so many places are chosen; "" when it is the usual: to play a card. */
  asks(screen: Seen, chosen: number, names: string[]): string;
  /** The parts of the turn, where it has several. */
  steps?(screen: Seen, names: string[]): TurnStep[];
  /** What a move means here and now; "" when it is the usual. */
  sayOffer?(offer: Offer, screen: Seen): string;
  /** The sides at which a card that was reached does not fit its neighbours, if it lies like this. */
  misfits?(screen: Seen, turned: boolean, facts: GameFacts): string;
  /** What somebody is asked who is not on turn, for all to read; "" while nobody is. */
  outOfTurn?(screen: Seen, names: string[]): string;
  /** The face of what comes at those who are asked; "" while nothing does. */
  threat?(screen: Seen, light: Light): string;
  /** The face of the one who asks, where it does. */
  asker?(seat: number): string;
  /** What is said beside the question. */
  aside?(screen: Seen): string;
  /** By which targets an offer is chosen: all of one of these lists. Without it, by its card, its cell and its seat. */
  aims?(offer: Offer, screen: Seen): Target[][];
  /** Where a figure can go by one tap. */
  walks?(screen: Seen, offers: Offer[], names: string[], facts: GameFacts): Walk[];
  /** A move in notation that a person seems to want, to ask why it is refused; "" for what nobody can want. */
  wanted(screen: Seen, card: string | null, place: Place, turned: boolean): string;
  /** A move by which the table says what keeps its player from playing a card at all, and the reasons that say so. */
  hindrance?(card: string): { move: string; reasons: string[] } | null;
  notes?(screen: Seen, light: Light): NotePaper | null;
  /** What a seat may point at for the others while somebody else decides; nothing when it may not. */
  points?(screen: Seen, seat: number): PlaceTarget[];

  // Pictures.

  picture(card: string, facts: GameFacts, light: Light): string;
  /** The back of all cards. */
  back(light: Light): string;
  roleCard(role: string, light: Light): string;
  /** The back of a role card, where it is not the back of all cards. */
  roleBack?(role: string, light: Light): string;
  /** What a card puts on a border. */
  tokenOf?(card: string, light: Light): string;
  /** The picture of a move that needs neither a card of the hand nor a place; "" when words do. */
  offer(offer: Offer, light: Light): string;
  /** How many cards there are that a move may mean, where each is shown. */
  copies?(offer: Offer, screen: Seen): number;
  /** What falls from above when a lesson is done. */
  shower?(light: Light): string[];
}

/** The look of a game, for all who have a screen and do not know of which game it is: it is only ever shown its own. */
export function lookFor<Id extends Screen["game"]>(game: Id, look: Look<ScreenOf<Id>>): Look {
  const own = (screen: Screen): ScreenOf<Id> => {
    if (!isOf(game, screen)) throw new Error(`a screen of ${screen.game} where one of ${game} is expected`);
    return screen;
  };
  const { shared, aside, aims, walks, notes, voice, notebook, steps, sayOffer, points, copies, misfits, outOfTurn, threat, ...others } = look;
  return {
    ...others,
    hand: (screen) => look.hand(own(screen)),
    role: (screen) => look.role(own(screen)),
    revealed: (screen, seat) => look.revealed(own(screen), seat),
    progress: (screen) => look.progress(own(screen)),
    together: (steps) => look.together(steps.map(({ events, eyes }) => ({ events, eyes: new Map([...eyes].map(([seat, screen]) => [seat, own(screen)])) }))),
    scene: (screen, sight, round) => look.scene(own(screen), sight, round),
    acts: (event, scene, next, sight) => look.acts(event, scene, own(next), sight),
    outcome: (screen, names, light) => look.outcome(own(screen), names, light),
    settles: (screen) => look.settles(own(screen)),
    asks: (screen, chosen, names) => look.asks(own(screen), chosen, names),
    finale: (screen, names, light) => look.finale(own(screen), names, light),
    seat: (screen, seat, light) => look.seat(own(screen), seat, light),
    wanted: (screen, card, place, turned) => look.wanted(own(screen), card, place, turned),
    ...(shared && { shared: (screens) => shared(screens.map(own)) }),
    ...(aside && { aside: (screen) => aside(own(screen)) }),
    ...(aims && { aims: (offer, screen) => aims(offer, own(screen)) }),
    ...(walks && { walks: (screen, offers, names, facts) => walks(own(screen), offers, names, facts) }),
    ...(notebook && { notebook: (screen, names) => notebook(own(screen), names) }),
    ...(steps && { steps: (screen, names) => steps(own(screen), names) }),
    ...(sayOffer && { sayOffer: (offer, screen) => sayOffer(offer, own(screen)) }),
    ...(points && { points: (screen, seat) => points(own(screen), seat) }),
    ...(copies && { copies: (offer, screen) => copies(offer, own(screen)) }),
    ...(outOfTurn && { outOfTurn: (screen, names) => outOfTurn(own(screen), names) }),
    ...(threat && { threat: (screen, light) => threat(own(screen), light) }),
    ...(misfits && { misfits: (screen, turned, facts) => misfits(own(screen), turned, facts) }),
    ...(notes && { notes: (screen, light) => notes(own(screen), light) }),
    ...(voice && { voice: () => voiceFor(voice(), own) }),
  };
}

function voiceFor<Seen extends Screen>(voice: Voice<Seen>, own: (screen: Screen) => Seen): Voice {
  return { ...voice, ask: (screen, seat) => voice.ask(own(screen), seat) };
}
