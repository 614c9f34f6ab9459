/** TypeScript compares a method's parameters bivariantly, so a client's functions are assignable to this type. */
interface AnswerFunction {
  give(...args: unknown[]): unknown;
}
type Answer = object | AnswerFunction['give'];
type AnswersOf<Call extends string> = { readonly [name in Call]?: Answer };

/**
 * Service responses, in the service's own format, keyed by the client's group and method. A function with the method's
 * arguments, such as a method of `createServices`, may replace a response.
 */
export interface Answers {
  readonly marketplace?: AnswersOf<'search' | 'item' | 'popular' | 'promotionDetails' | 'pass'>;
  readonly helpCentre?: AnswersOf<
    'article' | 'articles' | 'suggested' | 'search' | 'serverStatus' | 'sections' | 'categories'
  >;
  readonly downloads?: AnswersOf<'links' | 'latest'>;
}
