/** A socket that comes back by itself, and asks for what it has missed. */

import type { FromClient, ToClient } from "../generated/protocol";

export type Link = "connecting" | "open" | "lost" | "refused";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
const PING_EVERY = 20_000;
const REFUSED_CODES = [4400, 4403];
/** Refusals of a hello that pass by themselves. */
const PASSING = ["too_often", "not_stored"];

export interface Handlers {
  hello(): FromClient;
  hear(message: ToClient): void;
  link(link: Link): void;
}

/** With the table in it, the same for everybody there: by that a balancer sends all of them to the same server. */
export function addressOf(code: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/socket?table=${encodeURIComponent(code.toUpperCase())}`;
}

export class TableSocket {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setInterval> | undefined;
  private ended = false;
  /** Why the last message of this socket refused something. */
  private refusal = "";

  constructor(
    private readonly code: string,
    private readonly handlers: Handlers,
  ) {
    addEventListener("online", this.comeBack);
    document.addEventListener("visibilitychange", this.comeBack);
    this.connect();
  }

  /** Sends a message if the table can be reached now; a wish is never kept for later, when it would be stale. */
  send(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearInterval(this.pinging);
    removeEventListener("online", this.comeBack);
    document.removeEventListener("visibilitychange", this.comeBack);
    this.socket?.close();
  }

  private connect(): void {
    const socket = new WebSocket(addressOf(this.code));
    this.socket = socket;
    this.refusal = "";
    this.handlers.link("connecting");
    socket.onopen = () => socket.send(JSON.stringify(this.handlers.hello()));
    socket.onmessage = (event) => {
      for (const message of JSON.parse(String(event.data)) as ToClient[]) this.take(message);
    };
    socket.onclose = (event) => this.lose(REFUSED_CODES.includes(event.code) && !PASSING.includes(this.refusal));
    clearInterval(this.pinging);
    this.pinging = setInterval(() => this.send({ type: "ping" }), PING_EVERY);
  }

  private take(message: ToClient): void {
    if (message.type === "welcome") {
      this.wait = FIRST_WAIT;
      this.handlers.link("open");
    }
    this.refusal = message.type === "refused" ? message.code : "";
    this.handlers.hear(message);
  }

  private lose(refused: boolean): void {
    clearInterval(this.pinging);
    if (this.ended) return;
    this.handlers.link(refused ? "refused" : "lost");
    if (refused) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  private readonly comeBack = (): void => {
    if (this.ended || document.hidden || this.socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.timer);
    this.connect();
  };
}
