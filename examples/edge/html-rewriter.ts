/** A place in the stream: the end tag of the head, or the start tag of the body. */
export interface RewriterPlace {
  before(content: string, options: { html: true }): unknown;
}

export interface RewriterElement extends RewriterPlace {
  getAttribute(name: string): string | null;
  onEndTag(write: (end: RewriterPlace) => void): void;
}

/** As much of the workers' `HTMLRewriter` as is used here. With `@cloudflare/workers-types` this file is not needed. */
export interface Rewriter {
  on(selector: string, handlers: { element(element: RewriterElement): void }): Rewriter;
  transform(answer: Response): Response;
}
