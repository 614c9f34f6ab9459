/** The detail of `cobble:flight-failed` (interface 9, "Exposure"). */
export interface FailedFile {
  readonly experiment: string;
  readonly flight: string;
  /** The file's URL, as written in the config. */
  readonly url: string;
  /**
   * - `origin`: the file's origin isn't allowed.
   * - `policy`: the page's Content Security Policy or Trusted Types blocked the file.
   * - `network`: the file wasn't found, failed its integrity check, or didn't load within three seconds.
   */
  readonly reason: 'origin' | 'network' | 'policy';
}
