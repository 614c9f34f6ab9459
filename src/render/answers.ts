/**
 * Declares a method, because only a method's parameters are bivariant. A function type would reject a client's
 * functions.
 */
interface AnswerFunction {
  give(...args: unknown[]): unknown;
}
type Answer = object | AnswerFunction['give'];
type AnswersOf<Call extends string> = { readonly [name in Call]?: Answer };

/**
 * Responses in the service's own format, keyed by the client's group and method. Instead of a response, you can pass a
 * function that takes the method's arguments, such as a method of `createServices`.
 */
export interface Answers {
  readonly marketplace?: AnswersOf<'search' | 'item' | 'popular' | 'promotionDetails' | 'pass'>;
  readonly helpCentre?: AnswersOf<
    'article' | 'articles' | 'suggested' | 'search' | 'serverStatus' | 'sections' | 'categories'
  >;
  readonly downloads?: AnswersOf<'links' | 'latest'>;
}
