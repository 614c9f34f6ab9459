/** What an edge has to know of the site: the same as the site's pages say in their JSON. */
export interface EdgeSettings {
  /** Where the config is: `https://www.example.net/experiment/config.json`. */
  readonly configUrl: string;
  /** The assignment service itself. */
  readonly assignmentUrl: string;
  /** `experiments.allowedOrigins` of the pages. */
  readonly allowedOrigins: readonly string[];
  /** The pages' language, as `<html lang>` says it. */
  readonly locale: string;
  /** Milliseconds that a visitor is made to wait for the config and the assignment at most. */
  readonly patience: number;
  /** A cookie without which nobody is assigned: that of the site's consent, where visitors are asked. */
  readonly consentCookie?: string;
  /** The visitor's country, two letters, where the edge knows it; default `us`, as on the page. */
  readonly country?: string;
}
