export interface SizeLimit {
  bytes: number;
  advice: string;
}

/** Limits for all inputs, so that none exhausts the memory (threat 9). */
export const limits = {
  /** Specified by interface 9. */
  config: { bytes: 64e6, advice: 'Remove unused experiments, or split the config into several files.' },
  cobbleJson: { bytes: 1e6, advice: 'Suppress by rule, or fix some of the findings.' },
  /** A hundred times the tokens of a built-in theme. */
  tokens: { bytes: 4e6, advice: "Remove what the theme doesn't use." },
  /** A host page, both compressed and decompressed. */
  page: { bytes: 8e6, advice: 'Remove embedded content, such as images in data: URLs.' },
  /** A few bytes of broken HTML can expand to millions of elements. */
  elements: 250_000,
  /** Chromium's nesting limit. */
  htmlDepth: 512,
  /** In characters, as in `src/render/ignored-elements.ts`. */
  selector: 2_000,
  /** Steps for `data-ignore`, and for all targets of a page together. This many take some seconds. */
  selectorSteps: 100_000_000,
  jsonDepth: 500,
  /** Parsed values and names take many times the bytes of their text. */
  jsonValues: 2_000_000,
  patternDepth: 250,
  /** For all slow patterns of a run together. */
  patternSeconds: 120,
  /** Per rule and file. Findings beyond the limit are only counted. */
  findings: 10_000,
  /** Unpacked bytes: twice the sitemap protocol's limit. */
  sitemap: 100e6,
  /** Nested elements. Valid sitemaps have three. */
  sitemapDepth: 50,
  /** The protocol's limit per sitemap index. */
  sitemaps: 50_000,
  /** Levels of indexes. The protocol allows one; some sites have two. */
  sitemapIndexes: 5,
  /** Characters of a URL: many times what servers accept. */
  line: 65_536,
  /** Bytes of a list of URLs, both compressed and unpacked. */
  unpacked: 4e9,
  redirects: 10,
  /** Time from the request to the last byte of the response. */
  seconds: 15,
} as const;
