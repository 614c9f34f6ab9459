export interface Figures {
  /** Nanoseconds per pair of experiment and URL, including the contender's setup. */
  readonly cold: number;
  /** Nanoseconds per pair in the fastest of one or five repetitions of the cold pass. */
  readonly warm: number;
  /** Matches of the first hundred URLs, which must be the same for all contenders. */
  readonly matches: number;
}
