import type { PageConfig } from './read-page-config';

export const policyNotes = (config: string | undefined, page: PageConfig | undefined): string[] => [
  `Also send this as a header, because browsers ignore it in a <meta>: Content-Security-Policy: ${frameAncestors(page)}`,
  'If the page already has a policy, merge them. Browsers enforce both.',
  "require-trusted-types-for also applies to the page's own scripts. If they write strings as HTML, remove it, but keep trusted-types cobble.",
  ...(config === undefined
    ? [
        "Experiments, other endpoints, allowed frames, videos in articles, a balance's frame and a 1DS collector need more. Use --config to name the page's settings.",
      ]
    : []),
];

/** Browsers ignore this directive in a `<meta>`. */
const frameAncestors = ({ allowedFrames = [] }: PageConfig = {}): string =>
  ['frame-ancestors', "'self'", ...new Set([allowedFrames].flat().flatMap((entry) => entry.split(/\s+/)))].join(' ');
