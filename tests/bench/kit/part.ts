/** One part of `npm run bench`. */
export interface Part {
  /** As typed behind `npm run bench --`. */
  readonly name: string;
  readonly title: string;
  /** Rounds, if none are asked for. */
  readonly rounds: number;
  /**
   * Measures, all contenders in turn in each round.
   *
   * @returns Markdown: what was measured, and the table
   */
  run(rounds: number): Promise<string>;
}
