/** A method's parameters are bivariant, so the functions of a client fit, whatever their parameters' types. */
interface AnswerFunction {
  give(...args: unknown[]): unknown;
}
type Answer = object | AnswerFunction['give'];
type AnswersOf<Call extends string> = { readonly [name in Call]?: Answer };

/**
 * The answers of the services, by group and method of the client. An answer has the form in which the service sends it,
 * or is a function that takes the method's arguments and returns one, or a promise of one. A group of `createServices`
 * fits as it is.
 */
export interface Answers {
  readonly marketplace?: AnswersOf<'search' | 'item' | 'popular' | 'promotionDetails' | 'pass'>;
  readonly helpCentre?: AnswersOf<
    'article' | 'articles' | 'suggested' | 'search' | 'serverStatus' | 'sections' | 'categories'
  >;
  readonly downloads?: AnswersOf<'links' | 'latest'>;
}
