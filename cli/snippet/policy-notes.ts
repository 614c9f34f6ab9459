import type { PageConfig } from './read-page-config';

/**
 * Advice for the use of a printed policy.
 *
 * @param config the file name of the page's JSON, if any
 * @param page its content
 */
export const policyNotes = (config: string | undefined, page: PageConfig | undefined): string[] => [
  `Send this as a header as well, because browsers ignore it in a <meta>: Content-Security-Policy: ${frameAncestors(page)}`,
  "Merge the policy with the page's own, in its header or before the tag: a browser obeys each of two policies.",
  "Under require-trusted-types-for the page's own scripts may not write texts as HTML either; leave it out until they don't. Keep trusted-types cobble then all the same.",
  ...(config === undefined
    ? [
        "Experiments, other endpoints, allowed frames, videos in articles and a 1DS collector need more: --config names the page's JSON, from which it is read.",
      ]
    : []),
];

/** Browsers ignore this directive in a `<meta>`. */
const frameAncestors = ({ allowedFrames = [] }: PageConfig = {}): string =>
  ['frame-ancestors', "'self'", ...new Set([allowedFrames].flat().flatMap((entry) => entry.split(/\s+/)))].join(' ');
