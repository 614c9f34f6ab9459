/** What one process measured: nanoseconds for one experiment and one URL. */
export interface Figures {
  /** From the parsed config to the last URL. */
  readonly cold: number;
  /** The same URLs again, the best of five; with 100,000 experiments, and where the contender is slow, of one. */
  readonly warm: number;
  /** Among the first hundred URLs, which every contender is given: all must find the same. */
  readonly matches: number;
}
