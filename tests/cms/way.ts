/** A way to paste into a content system. */
export interface Way {
  readonly name: string;
  /** @returns the address of the page that a visitor gets */
  paste(): Promise<string>;
}

/** An installed content system, or a set of editors. */
export interface System {
  readonly ways: readonly Way[];
  stop(): Promise<void>;
}

export interface Setup {
  readonly folder: string;
  /** The URL of the build. */
  readonly cdn: string;
  /** The markup to paste without the enhanced link, then that link as HTML. */
  readonly markup: string;
  readonly link: string;
  publish(html: string): string;
}
