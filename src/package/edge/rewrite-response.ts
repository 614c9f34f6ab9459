import type { Rewriter, RewriterElement, RewriterPlace } from './html-rewriter';
import type { PageHead } from './page-head';

export const rewriteResponse = (rewriter: Rewriter, response: Response, head: PageHead): Response => {
  const attributeOf = (element: RewriterElement) => (name: string) => element.getAttribute(name);
  const write = (place: RewriterPlace) => {
    const markup = head.complete();
    if (markup) place.before(markup, { html: true });
  };
  return rewriter
    .on('meta', { element: (meta) => head.addMeta(attributeOf(meta)) })
    .on('script', { element: (script) => head.addScript(attributeOf(script)) })
    .on('head', { element: (element) => element.onEndTag(write) })
    .on('body', { element: write })
    .transform(response);
};
