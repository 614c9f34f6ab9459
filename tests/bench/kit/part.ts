export interface BenchOptions {
  /** Whether to print each contender's requests with their start and end. */
  readonly waterfall: boolean;
  /** If defined, the part runs only this scenario. */
  readonly only: string | undefined;
}

export interface Part {
  /** The argument of `npm run bench --`. */
  readonly name: string;
  readonly title: string;
  /** The Markdown file for the results. */
  readonly document: string;
  readonly rounds: number;
  /**
   * Measures all contenders alternately in each round.
   *
   * @returns Markdown: a description and the table
   */
  run(rounds: number, options: BenchOptions): Promise<string>;
}
