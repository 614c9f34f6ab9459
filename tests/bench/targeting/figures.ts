export interface Figures {
  /** Nanoseconds per pair of experiment and URL, including the contender's setup. */
  readonly cold: number;
  /** The same for the best of five later passes, or a single one with 100,000 experiments or a slow contender. */
  readonly warm: number;
  /** Matches of the first hundred URLs, which must be the same for all contenders. */
  readonly matches: number;
}
