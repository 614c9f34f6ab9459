/** A cap on the size of a file: how many bytes are read, and what to do with one that is larger. */
export interface SizeLimit {
  bytes: number;
  mend: string;
}

/**
 * How much the command line takes (threat 9). What is over is refused before it fills the memory, in a sentence that
 * names the cap: here stand all of them, and why.
 */
export const limits = {
  /** Interface 9. */
  config: { bytes: 64e6, mend: 'Take out what is over, or split it into several files.' },
  /** What is left out of reports: a list that people write. */
  cobbleJson: { bytes: 1e6, mend: 'Suppress by rule, or mend some of the findings.' },
  /** Design tokens of a theme: a hundred times those of one of the eight. */
  tokens: { bytes: 4e6, mend: 'Take out what the theme does not use.' },
  /** A host page, as a file or from a server, packed and unpacked: many times the largest that people load. */
  page: { bytes: 8e6, mend: 'Give the page without what it embeds, such as pictures as data: URLs.' },
  /** Elements of a page: few bytes of broken HTML can stand for very many. */
  elements: 250_000,
  /** Elements inside each other: Chromium nests no deeper. */
  htmlDepth: 512,
  /** Characters of a selector in `data-ignore` and `data-widget-open`; as in `src/render/make-is-ours.ts`. */
  selector: 2_000,
  /** Looks at an element that `data-ignore`, and all targets together, may take on a page: some seconds. */
  selectorSteps: 100_000_000,
  /** Lists and objects inside each other in a JSON text. */
  jsonDepth: 500,
  /** Values and names in a JSON text: each takes many times its bytes while it is worked on. */
  jsonValues: 2_000_000,
  /** Groups inside each other in a pattern that is judged. */
  patternDepth: 250,
  /** Seconds that all slow patterns of a run may take to be judged. */
  patternSeconds: 120,
  /** Findings of one rule in one file that are listed; the others are counted. */
  findings: 10_000,
  /** A sitemap, unpacked: twice what the protocol allows. */
  sitemap: 100e6,
  /** Elements inside each other in a sitemap; a valid one has three. */
  sitemapDepth: 50,
  /** Sitemaps that are read for one list: what the protocol allows an index to name. */
  sitemaps: 50_000,
  /** Indexes inside each other: the protocol has one, some sites have two. */
  sitemapIndexes: 5,
  /** Characters of a line in a list of URLs, and of an address in a sitemap: many times what servers take. */
  line: 65_536,
  /** What a packed list of URLs may unpack to, and what is read of one from a server. */
  unpacked: 4e9,
  /** Redirects that are followed. */
  redirects: 10,
  /** Seconds from the first request for a page to the last byte of the answer. */
  seconds: 15,
} as const;
