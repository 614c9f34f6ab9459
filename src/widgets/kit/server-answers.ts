import type { PrerenderedAnswers } from './prerendered-answers';

/** The answers for a server render, and replacements for what only a browser has. */
export interface ServerAnswers extends PrerenderedAnswers {
  /**
   * Makes an article's untrusted HTML safe, as `sanitise` of the help areas does in the page. `Body` is the type of its
   * result.
   */
  readonly sanitise: <Body>(html: string, place: object) => Body;
}
