/** How this device likes to play. Kept between visits. */

export const THEMES = ["auto", "dark", "light"] as const;
export const SPEEDS = ["calm", "normal", "quick", "off"] as const;
export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];

interface Kept {
  theme: Theme;
  speed: Speed;
  confirm: boolean;
  textView: boolean;
  /** How a turn is noticed. */
  sound: boolean;
  vibration: boolean;
  title: boolean;
  notification: boolean;
  awake: boolean;
}

const KEPT_AS = "permonik.settings";
const DEFAULTS: Kept = {
  theme: "auto",
  speed: "normal",
  confirm: true,
  textView: false,
  sound: true,
  vibration: true,
  title: true,
  notification: false, // until the person agrees
  awake: true,
};

function kept(): Kept {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEPT_AS) ?? "{}") as Partial<Kept>) };
  } catch {
    return DEFAULTS;
  }
}

class Settings {
  private values = $state<Kept>(kept());
  private daylight = matchMedia("(prefers-color-scheme: light)");
  private brightOutside = $state(this.daylight.matches);
  /** Whether what is shown is for paper, which is white. */
  onPaper = $state(false);
  private calm = matchMedia("(prefers-reduced-motion: reduce)");

  constructor() {
    this.daylight.addEventListener("change", () => (this.brightOutside = this.daylight.matches));
  }

  get theme(): Theme {
    return this.values.theme;
  }

  get speed(): Speed {
    return this.values.speed;
  }

  get confirm(): boolean {
    return this.values.confirm;
  }

  get textView(): boolean {
    return this.values.textView;
  }

  get sound(): boolean {
    return this.values.sound;
  }

  get vibration(): boolean {
    return this.values.vibration;
  }

  get title(): boolean {
    return this.values.title;
  }

  get notification(): boolean {
    return this.values.notification;
  }

  get awake(): boolean {
    return this.values.awake;
  }

  /** The theme that is shown now. */
  get shownTheme(): "dark" | "light" {
    if (this.onPaper) return "light";
    if (this.values.theme !== "auto") return this.values.theme;
    return this.brightOutside ? "light" : "dark";
  }

  /** What lasts a second at normal speed lasts so many; 0 without motion. */
  get pace(): number {
    if (this.calm.matches) return 0;
    return { calm: 1.6, normal: 1, quick: 0.5, off: 0 }[this.values.speed];
  }

  set<Name extends keyof Kept>(name: Name, value: Kept[Name]): void {
    this.values[name] = value;
    localStorage.setItem(KEPT_AS, JSON.stringify(this.values));
  }
}

export const settings = new Settings();
