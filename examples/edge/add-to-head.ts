import type { Rewriter, RewriterElement, RewriterPlace } from './html-rewriter';
import { markupOf } from './markup-of';
import type { Variant } from './variant-of';

const NONCE = '[\\w+/-]+={0,2}';

const nonceIn = (policies: string) => RegExp(`'nonce-(${NONCE})'`).exec(policies)?.[1];

/**
 * Adds a variant's files to the head of a page while it streams. Only where the head has the tag with
 * `data-experiments="on"`: other pages have no script that knows of them. Where the head's end can't be seen, and where
 * the page's policy trusts only what a trusted script adds, everything is left to the page.
 *
 * @param rewriter a new one
 */
export const addToHead = (rewriter: Rewriter, answer: Response, variant: Variant): Response => {
  let policies = answer.headers.get('content-security-policy') ?? '';
  let nonce: string | undefined;
  let hasTag = false;
  let isPast = false;
  const write = (place: RewriterPlace) => {
    if (isPast) return;
    isPast = true;
    // As on the page: all scripts that have a nonce have the same.
    nonce ??= nonceIn(policies);
    if (hasTag && (nonce || !policies.includes("'strict-dynamic'")))
      place.before(markupOf(variant, nonce), { html: true });
  };
  const addPolicy = (meta: RewriterElement) => {
    policies += ` ${meta.getAttribute('content') ?? ''}`;
  };
  const takeNonce = (script: RewriterElement) => {
    const given = script.getAttribute('nonce') ?? '';
    // It comes as written, with what is escaped: a nonce has nothing of the kind.
    if (RegExp(`^${NONCE}$`).test(given)) nonce ??= given;
  };
  const seeTag = () => {
    hasTag = true;
  };
  return rewriter
    .on('meta[http-equiv="content-security-policy" i]', { element: addPolicy })
    .on('script[nonce]', { element: takeNonce })
    .on('script[data-experiments="on"]', { element: seeTag })
    .on('head', { element: (head) => head.onEndTag(write) })
    .on('body', { element: write })
    .transform(answer);
};
