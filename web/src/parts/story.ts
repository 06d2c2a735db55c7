/** What happened at a table, line by line in words. */

import type { Line } from "../generated/protocol";
import { type Marked, markedBy } from "../stage/marked";
import { gapsIn } from "../table/gaps";
import type { Happening } from "../table/table.svelte";
import { isNews, sayEvent, type Speaker } from "../words/telling";
import { say } from "../words/words.svelte";
import { saidIn } from "./said";

export interface StoryLine {
  key: string;
  seat: number | null;
  text: string;
  /** Whether this seat moved here: what comes after is news since then. */
  own: boolean;
  /** What it is about, where that can be marked. */
  marked?: Marked | null;
}

/** Lines about the table itself that are worth telling. */
const TOLD = ["hosted", "replaced", "reissued", "requested", "declined", "closed", "watched", "chatted", "remarked", "paced"];

/** Who decides a move, unless a weaker bot stands in: then it is the level of that one. */
const DECIDERS = ["person", "bot", "default"];

export function storyOf(lines: Happening[], speaker: Speaker): StoryLine[] {
  const told = lines.filter(({ seat }) => seat === speaker.me).map(({ line }) => line);
  const gaps = gapsIn(told);
  return told.flatMap((line, index) => (gaps.has(index) ? [gapBefore(line), ...sayLine(line, speaker)] : sayLine(line, speaker)));
}

function gapBefore({ number }: Line): StoryLine {
  return { key: `before-${number}`, seat: null, text: say("web-log-gap"), own: false };
}

function sayLine(line: Line, speaker: Speaker): StoryLine[] {
  if (line.kind === "dealt" || line.kind === "moved") {
    const mover = line.kind === "moved" ? line.seat : null;
    const told = line.events
      .filter((event) => isNews(event, line.events))
      .map((event, index) => ({
        key: `${line.number}-${index}`,
        seat: typeof event.args["seat"] === "number" ? event.args["seat"] : mover,
        text: sayEvent(event, speaker),
        own: mover !== null && mover === speaker.me,
        marked: markedBy([event]),
      }));
    return line.kind === "moved" && !DECIDERS.includes(line.by) ? [...told, sayOfStandIn(line, speaker)] : told;
  }
  if (line.kind === "said") {
    const text = saidIn(line, speaker.names);
    return [{ key: `${line.number}`, seat: line.seat, text: say("web-said", { name: speaker.names[line.seat] ?? "", text }), own: false }];
  }
  return TOLD.includes(line.kind) ? [sayOfTable(line, speaker)] : [];
}

function sayOfStandIn({ number, seat, by }: Extract<Line, { kind: "moved" }>, speaker: Speaker): StoryLine {
  const text = say("web-line-stood-in", { name: speaker.names[seat] ?? "", level: by });
  return { key: `${number}-stood-in`, seat, text, own: false };
}

function sayOfTable(line: Line, speaker: Speaker): StoryLine {
  const nameOf = (seat: number | null): string => (seat === null ? "" : (speaker.names[seat] ?? ""));
  const about = "seat" in line ? line.seat : null;
  const level = "level" in line && line.level ? "yes" : "no";
  const open = ("open" in line && line.open) || ("allowed" in line && line.allowed) ? "yes" : "no";
  const clock = "clock" in line ? say(`clock-${line.clock}`) : "";
  const by = "by" in line && typeof line.by === "number" ? line.by : null;
  const agreed = "agreed" in line ? line.agreed : null;
  const who = by === null ? "nobody" : agreed === null ? "host" : "both";
  const args = { name: nameOf(about), level, open, clock, who, host: nameOf(by), other: nameOf(agreed) };
  return { key: `${line.number}`, seat: about, text: say(`web-line-${line.kind}`, args), own: false };
}
