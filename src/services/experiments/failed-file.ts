/** A file of a flight that didn't run (interface 9, "Exposure"): the detail of `cobble:flight-failed`. */
export interface FailedFile {
  readonly experiment: string;
  readonly flight: string;
  /** As in the config. */
  readonly url: string;
  /**
   * - `origin`: its origin isn't allowed.
   * - `policy`: the page's policy blocked it, or no trusted type could be created.
   * - `network`: it wasn't found, failed its integrity check, or didn't load within three seconds.
   */
  readonly reason: 'origin' | 'network' | 'policy';
}
