/** Declared as a method, whose parameters are bivariant. A client's functions fit. */
interface AnswerFunction {
  give(...args: unknown[]): unknown;
}
type Answer = object | AnswerFunction['give'];
type AnswersOf<Call extends string> = { readonly [name in Call]?: Answer };

/**
 * Answers by group and method of the client, as the service sends them. A function of the method's arguments may return
 * an answer or a promise. A group of `createServices` fits.
 */
export interface Answers {
  readonly marketplace?: AnswersOf<'search' | 'item' | 'popular' | 'promotionDetails' | 'pass'>;
  readonly helpCentre?: AnswersOf<
    'article' | 'articles' | 'suggested' | 'search' | 'serverStatus' | 'sections' | 'categories'
  >;
  readonly downloads?: AnswersOf<'links' | 'latest'>;
}
