export interface Way {
  readonly name: string;
  /** @returns the address of the page that a visitor gets */
  paste(): Promise<string>;
}

export interface System {
  readonly ways: readonly Way[];
  stop(): Promise<void>;
}

export interface Setup {
  readonly folder: string;
  readonly cdn: string;
  /** The markup to paste without the enhanced link, then that link as HTML. */
  readonly markup: string;
  readonly link: string;
  publish(html: string): string;
}
