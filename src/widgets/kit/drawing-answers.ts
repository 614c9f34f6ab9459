import type { DrawnAnswers } from './drawn-answers';

/** Responses for a server render. */
export interface DrawingAnswers extends DrawnAnswers {
  /** Works like `sanitise` in the help areas. */
  readonly sanitise: <Body>(html: string, place: object) => Body;
}
