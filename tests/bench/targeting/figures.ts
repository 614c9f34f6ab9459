export interface Figures {
  /** Nanoseconds per pair of experiment and URL, including the contender's setup. */
  readonly cold: number;
  /** Nanoseconds per pair after the cold pass: the minimum of five passes, or a single pass if passes are slow. */
  readonly warm: number;
  /** Matches of the first hundred URLs, which must be the same for all contenders. */
  readonly matches: number;
}
