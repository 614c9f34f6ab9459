/** Of a method: its arguments have the types that the caller says, as those of the client ask for a browser's types. */
interface AnswerFunction {
  give(...args: unknown[]): unknown;
}
type Answer = object | AnswerFunction['give'];
type AnswersOf<Call extends string> = { readonly [name in Call]?: Answer };

/**
 * What the services answer, by group and method of the client: the answer as the service sends it, or a function that
 * takes what the method takes and gives the answer, or a promise of it. A group of `createServices` can stand here as it
 * is.
 */
export interface Answers {
  readonly marketplace?: AnswersOf<'search' | 'item' | 'popular' | 'promotionDetails' | 'pass'>;
  readonly helpCentre?: AnswersOf<
    'article' | 'articles' | 'suggested' | 'search' | 'serverStatus' | 'sections' | 'categories'
  >;
  readonly downloads?: AnswersOf<'links' | 'latest'>;
}
