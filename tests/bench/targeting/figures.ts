export interface Figures {
  /** Nanoseconds per pair of experiment and URL, including the contender's setup. */
  readonly cold: number;
  /** Nanoseconds per pair in a repetition of the cold pass: the fastest of five, or the only one if a pass is slow. */
  readonly warm: number;
  /** Matches of the first hundred URLs, which must be the same for all contenders. */
  readonly matches: number;
}
