import type { PrerenderedAnswers } from './prerendered-answers';

/** The service data for a server render, and a sanitiser that works without a browser. */
export interface ServerAnswers extends PrerenderedAnswers {
  /** Makes an article's untrusted HTML safe, as the help areas' `sanitise` does in the browser. */
  readonly sanitise: <Body>(html: string, place: object) => Body;
}
