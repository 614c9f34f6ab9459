export interface SizeLimit {
  bytes: number;
  advice: string;
}

/** Limits for all inputs, so that no input exhausts the memory (threat 9). */
export const limits = {
  /** Interface 9 specifies the maximum size of a config. */
  config: { bytes: 64e6, advice: 'Remove unused experiments, or split the config into several files.' },
  cobbleJson: { bytes: 1e6, advice: 'Suppress by rule, or fix some of the findings.' },
  /** A hundred times the size of a built-in theme's tokens. */
  tokens: { bytes: 4e6, advice: "Remove what the theme doesn't use." },
  /** Maximum size of a host page, compressed and unpacked. */
  page: { bytes: 8e6, advice: 'Remove embedded content, such as images in data: URLs.' },
  /** Maximum number of elements per page. A few bytes of broken HTML can expand to millions. */
  elements: 250_000,
  /** Chromium's nesting limit. */
  htmlDepth: 512,
  /** Maximum length of selectors in characters, as in `src/render/ignored-elements.ts`. */
  selector: 2_000,
  /** Maximum number of steps to match `data-ignore`, or to find all targets of a page. */
  selectorSteps: 100_000_000,
  jsonDepth: 500,
  /** Maximum number of JSON values and property names, which need many times the memory of their text. */
  jsonValues: 2_000_000,
  patternDepth: 250,
  /** Maximum time to analyse a config's patterns. */
  patternSeconds: 120,
  /** Maximum number of findings per rule and file. Further findings are only counted. */
  findings: 10_000,
  /** Maximum number of unpacked bytes: twice the sitemap protocol's limit. */
  sitemap: 100e6,
  /** Maximum depth of nested elements. Valid sitemaps have three levels. */
  sitemapDepth: 50,
  /** Maximum number of sitemaps per index, as in the protocol. */
  sitemaps: 50_000,
  /** Maximum depth of nested indexes. The protocol allows one level, but some sites have two. */
  sitemapIndexes: 5,
  /** Maximum length of a URL in characters. Servers accept only much shorter URLs. */
  line: 65_536,
  /** Maximum size of a list of URLs in bytes, compressed and unpacked. */
  unpacked: 4e9,
  redirects: 10,
  /** Maximum time from the request to the last byte of the response. */
  seconds: 15,
} as const;
