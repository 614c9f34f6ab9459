/** A way into a content system. */
export interface Way {
  readonly name: string;
  /** @returns the address of the page that a visitor gets */
  paste(): Promise<string>;
}

/** A content system that is set up, or a set of editors. */
export interface System {
  readonly ways: readonly Way[];
  /** Ends what it has started. */
  stop(): Promise<void>;
}

/** What a system is given. */
export interface Setup {
  /** A folder of its own. */
  readonly folder: string;
  /** Where the build is served. */
  readonly cdn: string;
  /** What is pasted, but the enhanced link; then that link as HTML. */
  readonly markup: string;
  readonly link: string;
  /** Serves a page, and gives its address. */
  publish(html: string): string;
}
