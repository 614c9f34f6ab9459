import type { DrawnAnswers } from './drawn-answers';

/** For a server render. */
export interface DrawingAnswers extends DrawnAnswers {
  /** Like `sanitise` in the help areas. */
  readonly sanitise: <Body>(html: string, place: object) => Body;
}
