import type { DrawnAnswers } from './drawn-answers';

/** Responses for a server render. */
export interface DrawingAnswers extends DrawnAnswers {
  readonly sanitise: <Body>(html: string, place: object) => Body;
}
