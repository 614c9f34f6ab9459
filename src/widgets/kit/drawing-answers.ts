import type { DrawnAnswers } from './drawn-answers';

/** The answers that a widget is drawn with before there is a page, and what takes a browser's place then. */
export interface DrawingAnswers extends DrawnAnswers {
  /**
   * Makes an article's HTML, which others have written, safe: as `sanitise` of the help areas does in the page. `Body` is
   * what that gives.
   */
  readonly sanitise: <Body>(html: string, place: object) => Body;
}
