/** Which page is shown: the address says so, and links change it without loading anything. */

/** How a table is shown: as a whole, to those who only watch, large for a room, or as the private hand beside that. */
const LAYOUTS = ["table", "watch", "screen", "hand"] as const;
export type Layout = (typeof LAYOUTS)[number];

export type Page =
  | { name: "home" }
  | { name: "table"; code: string; layout: Layout }
  | { name: "replay"; table: string }
  | { name: "analysis"; table: string }
  | { name: "rules"; game: string; rule: string }
  | { name: "learn"; game: string }
  | { name: "children"; game: string }
  | { name: "print"; game: string }
  | { name: "lost" };

export function pageOf(path: string, fragment = ""): Page {
  const [first, second, third] = path.split("/").filter(Boolean);
  if (!first) return { name: "home" };
  if (first === "t" && second) {
    const layout = LAYOUTS.find((one) => one === (third ?? "table"));
    return layout ? { name: "table", code: second, layout } : { name: "lost" };
  }
  if (first === "replay" && !third) return { name: "replay", table: second ?? "" };
  if (first === "analysis" && second && !third) return { name: "analysis", table: second };
  if (first === "rules" && !third) return { name: "rules", game: second ?? "", rule: fragment };
  if (first === "learn" && !third) return { name: "learn", game: second ?? "" };
  if ((first === "children" || first === "print") && second && !third) return { name: first, game: second };
  return { name: "lost" };
}

/** Who looks at a table in a layout. */
export function listenerOf(layout: Layout): "seat" | "watcher" {
  return layout === "watch" || layout === "screen" ? "watcher" : "seat";
}

/** Where a table is shown in a layout. */
export function tablePath(code: string, layout: Layout): string {
  return layout === "table" ? `/t/${code}` : `/t/${code}/${layout}`;
}

class Route {
  page = $state.raw<Page>(pageOf(location.pathname, location.hash.slice(1)));

  constructor() {
    addEventListener("popstate", () => this.read());
  }

  private read(): void {
    this.page = pageOf(location.pathname, location.hash.slice(1));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.read();
    scrollTo(0, 0);
  }

  /** Another table, in the layout of this one. */
  goToTable(code: string): void {
    this.go(tablePath(code, this.page.name === "table" ? this.page.layout : "table"));
  }

  /** Follows a click on a link of ours without loading the page anew. */
  follow = (event: MouseEvent): void => {
    const anchor = (event.target as Element).closest("a");
    const elsewhere = !anchor || anchor.origin !== location.origin || anchor.target || anchor.hasAttribute("download");
    if (elsewhere || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (anchor.pathname === location.pathname && anchor.hash) return;
    event.preventDefault();
    this.go(anchor.pathname + anchor.search + anchor.hash);
  };
}

export const route = new Route();
