import type { DrawnAnswers } from './drawn-answers';

/** The responses for a server render, and replacements for browser features. */
export interface DrawingAnswers extends DrawnAnswers {
  /** Makes an article's untrusted HTML safe, like `sanitise` in the help areas. */
  readonly sanitise: <Body>(html: string, place: object) => Body;
}
