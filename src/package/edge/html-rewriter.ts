export interface RewriterPlace {
  before(content: string, options: { html: true }): unknown;
}

export interface RewriterElement extends RewriterPlace {
  getAttribute(name: string): string | null;
  onEndTag(write: (end: RewriterPlace) => void): void;
}

/**
 * The part of the workers' `HTMLRewriter` that Cobble uses. Declared here to avoid a dependency on the workers' types.
 */
export interface Rewriter {
  on(selector: string, handlers: { element(element: RewriterElement): void }): Rewriter;
  transform(answer: Response): Response;
}
