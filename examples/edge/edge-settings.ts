/** The same settings as in the JSON of the site's pages. */
export interface EdgeSettings {
  /** `https://www.example.net/experiment/config.json` */
  readonly configUrl: string;
  readonly assignmentUrl: string;
  /** `experiments.allowedOrigins` of the pages. */
  readonly allowedOrigins: readonly string[];
  /** `<html lang>` of the pages. */
  readonly locale: string;
  /** Timeout of the config and of the assignment. */
  readonly timeoutMs: number;
  /** If set, visitors without this consent cookie aren't assigned. */
  readonly consentCookie?: string;
  /** The visitor's country, two letters. Default: `us`, as on the page. */
  readonly country?: string;
}
