export interface Part {
  /** The argument of `npm run bench --`. */
  readonly name: string;
  readonly title: string;
  readonly rounds: number;
  /**
   * In each round, contenders take turns.
   *
   * @returns Markdown: a description and the table
   */
  run(rounds: number): Promise<string>;
}
