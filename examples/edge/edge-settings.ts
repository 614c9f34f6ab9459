/** The settings of an edge, the same as in the JSON of the site's pages. */
export interface EdgeSettings {
  /** URL of the config: `https://www.example.net/experiment/config.json`. */
  readonly configUrl: string;
  /** URL of the assignment service. */
  readonly assignmentUrl: string;
  /** `experiments.allowedOrigins` of the pages. */
  readonly allowedOrigins: readonly string[];
  /** The pages' `<html lang>`. */
  readonly locale: string;
  /** Timeout of the config and of the assignment, in milliseconds. */
  readonly timeoutMs: number;
  /** The cookie of the visitor's consent. If set, visitors without the cookie aren't assigned. */
  readonly consentCookie?: string;
  /** The visitor's country, two letters. Default `us`, as on the page. */
  readonly country?: string;
}
