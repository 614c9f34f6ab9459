export interface Part {
  /** The argument of `npm run bench --`. */
  readonly name: string;
  readonly title: string;
  readonly rounds: number;
  /**
   * Measures all contenders alternately in each round.
   *
   * @returns Markdown: a description and the table
   */
  run(rounds: number): Promise<string>;
}
