import type { Rewriter, RewriterElement, RewriterPlace } from './html-rewriter';
import { markupOf } from './markup-of';
import type { Variant } from './variant-of';

const NONCE = '[\\w+/-]+={0,2}';

const nonceIn = (policies: string) => RegExp(`'nonce-(${NONCE})'`).exec(policies)?.[1];

/**
 * Adds a variant's files to a page's head while it streams, if the head has the tag with `data-experiments="on"`. Skips
 * pages without an explicit end of the head, and those whose policy has `'strict-dynamic'` without a nonce.
 */
export const addToHead = (rewriter: Rewriter, answer: Response, variant: Variant): Response => {
  let policies = answer.headers.get('content-security-policy') ?? '';
  let nonce: string | undefined;
  let hasTag = false;
  let isPast = false;
  const write = (place: RewriterPlace) => {
    if (isPast) return;
    isPast = true;
    // All nonces of a page are equal.
    nonce ??= nonceIn(policies);
    if (hasTag && (nonce || !policies.includes("'strict-dynamic'")))
      place.before(markupOf(variant, nonce), { html: true });
  };
  const addPolicy = (meta: RewriterElement) => {
    policies += ` ${meta.getAttribute('content') ?? ''}`;
  };
  const takeNonce = (script: RewriterElement) => {
    const given = script.getAttribute('nonce') ?? '';
    // The rewriter doesn't unescape values, but nonces never need escaping.
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
