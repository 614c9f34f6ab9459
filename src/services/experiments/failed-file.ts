/** A file of a flight that did not run (interface 9, "Exposure"): the members of `cobble:flight-failed`. */
export interface FailedFile {
  readonly experiment: string;
  readonly flight: string;
  /** As the config has it. */
  readonly url: string;
  /**
   * - `origin`: files may not come from there.
   * - `policy`: the page's policy refused it, or no trusted type could be made.
   * - `network`: it was not found, was not what its integrity says, or did not come within three seconds.
   */
  readonly reason: 'origin' | 'network' | 'policy';
}
