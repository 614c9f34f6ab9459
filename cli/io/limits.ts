/** The maximum size of a file, and what to do about a larger one. */
export interface SizeLimit {
  bytes: number;
  mend: string;
}

/** Limits of all inputs (threat 9). Larger ones are rejected before they fill the memory, with a message that names the limit. */
export const limits = {
  /** Interface 9. */
  config: { bytes: 64e6, mend: 'Take out what is over, or split it into several files.' },
  /** People write it by hand. */
  cobbleJson: { bytes: 1e6, mend: 'Suppress by rule, or mend some of the findings.' },
  /** Design tokens of a theme: a hundred times the size of the eight themes' own. */
  tokens: { bytes: 4e6, mend: 'Take out what the theme does not use.' },
  /** A host page, packed and unpacked: many times the size of the largest pages. */
  page: { bytes: 8e6, mend: 'Give the page without what it embeds, such as pictures as data: URLs.' },
  /** Elements of a page: a few bytes of broken HTML can expand to millions. */
  elements: 250_000,
  /** Depth of elements, as in Chromium. */
  htmlDepth: 512,
  /** Characters of a selector in `data-ignore` and `data-widget-open`, as in `src/render/make-is-ours.ts`. */
  selector: 2_000,
  /** Steps to evaluate `data-ignore`, and all targets together, on a page: some seconds. */
  selectorSteps: 100_000_000,
  /** Depth of lists and objects in a JSON text. */
  jsonDepth: 500,
  /** Values and names in a JSON text: parsed, each takes many times its bytes. */
  jsonValues: 2_000_000,
  /** Depth of groups in a pattern that is judged. */
  patternDepth: 250,
  /** Seconds to judge all slow patterns of a run. */
  patternSeconds: 120,
  /** Listed findings of one rule in one file; the others are counted. */
  findings: 10_000,
  /** An unpacked sitemap: twice the size that the protocol allows. */
  sitemap: 100e6,
  /** Depth of elements in a sitemap; a valid one has three. */
  sitemapDepth: 50,
  /** Sitemaps of one list: as many as the protocol allows in an index. */
  sitemaps: 50_000,
  /** Depth of indexes: the protocol allows one, some sites have two. */
  sitemapIndexes: 5,
  /** Characters of a line in a list of URLs, and of an address in a sitemap: many times the length that servers accept. */
  line: 65_536,
  /** A list of URLs, unpacked, and what is read of one from a server. */
  unpacked: 4e9,
  /** Redirects of a request. */
  redirects: 10,
  /** Seconds from the first request to the last byte of the answer. */
  seconds: 15,
} as const;
