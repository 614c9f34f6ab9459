export interface Figures {
  /** Time from the parsed config to the last URL. */
  readonly cold: number;
  /** Time of the same URLs again: the best of five passes, or one pass with 100,000 experiments or a slow contender. */
  readonly warm: number;
  /** Matches of the first hundred URLs, which must be the same for all contenders. */
  readonly matches: number;
}
