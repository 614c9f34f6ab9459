export interface SizeLimit {
  bytes: number;
  mend: string;
}

/** Limits for all inputs, so that none exhausts the memory (threat 9). */
export const limits = {
  /** Interface 9. */
  config: { bytes: 64e6, mend: 'Take out what is over, or split it into several files.' },
  /** Written by hand. */
  cobbleJson: { bytes: 1e6, mend: 'Suppress by rule, or mend some of the findings.' },
  /** A hundred times the size of the built-in themes. */
  tokens: { bytes: 4e6, mend: 'Take out what the theme does not use.' },
  /** A host page, both compressed and unpacked. */
  page: { bytes: 8e6, mend: 'Give the page without what it embeds, such as pictures as data: URLs.' },
  /** A few bytes of broken HTML can expand to millions of elements. */
  elements: 250_000,
  /** As in Chromium. */
  htmlDepth: 512,
  /** In characters, as in `src/render/ignored-elements.ts`. */
  selector: 2_000,
  /** For `data-ignore`, and for all targets of a page together: some seconds. */
  selectorSteps: 100_000_000,
  jsonDepth: 500,
  /** Parsed values and names take many times their bytes. */
  jsonValues: 2_000_000,
  patternDepth: 250,
  /** For all slow patterns of a run. */
  patternSeconds: 120,
  /** Per rule and file. Further findings are only counted. */
  findings: 10_000,
  /** Unpacked bytes: twice the protocol's limit. */
  sitemap: 100e6,
  /** A valid sitemap has three levels. */
  sitemapDepth: 50,
  /** The protocol's limit for an index. */
  sitemaps: 50_000,
  /** The protocol allows one level; some sites have two. */
  sitemapIndexes: 5,
  /** Characters of a URL: many times what servers accept. */
  line: 65_536,
  /** Bytes of an unpacked list of URLs, or of one from a server. */
  unpacked: 4e9,
  redirects: 10,
  /** From the request to the last byte of the answer. */
  seconds: 15,
} as const;
