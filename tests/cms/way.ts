export interface Way {
  readonly name: string;
  /** @returns the URL of the published page */
  paste(): Promise<string>;
}

export interface System {
  readonly ways: readonly Way[];
  stop(): Promise<void>;
}

export interface Setup {
  readonly folder: string;
  readonly cdn: string;
  /** The markup to paste. Excludes `link`, because wikis need their own syntax for links. */
  readonly markup: string;
  readonly link: string;
  publish(html: string): string;
}
