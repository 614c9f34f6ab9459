import { BUDGETS } from './budgets';

/** A page's loading costs, from the arrival of its HTML to its last request. */
export interface PageNeeds {
  /** Consecutive requests, each of which waits for the previous response. */
  readonly roundTrips: number;
  readonly requests: number;
  /** Brotli bytes of the build's files, without the web font. */
  readonly bytes: number;
  /** Number of tasks over 50 ms. The test makes each mount take 20 ms. */
  readonly longTasks: number;
}

/**
 * Upper limits for pages with default settings (docs/speed.md). Raise a limit in the commit that needs it, and explain
 * why.
 */
export const PAGE_LIMITS = {
  'only the tag': { roundTrips: 1, requests: 1, bytes: BUDGETS.loader, longTasks: 0 },
  'one tile': { roundTrips: 2, requests: 5, bytes: BUDGETS.tilePage, longTasks: 0 },
  '120 tiles': { roundTrips: 2, requests: 5, bytes: BUDGETS.tilePage, longTasks: 0 },
  'ten different widgets': { roundTrips: 2, requests: 23, bytes: 31_600, longTasks: 0 },
  /** `cobble-components.js` also contains the web font. */
  'ten, in one file': { roundTrips: 1, requests: 1, bytes: BUDGETS.components, longTasks: 0 },
  /** The last round trip contains two API requests. */
  'an area': { roundTrips: 4, requests: 10, bytes: 22_100, longTasks: 0 },
  /** Counts only loading costs after the button press. */
  'a dialog that a press loads': { roundTrips: 2, requests: 6, bytes: 12_300, longTasks: 0 },
  /**
   * `requests` counts the variant's script and stylesheet, and the code that checks the tag's attributes. `bytes`
   * excludes the variant's files.
   */
  'experiments, first visit': { roundTrips: 4, requests: 8, bytes: 10_800, longTasks: 0 },
  /** The browser has cached the build's files. */
  'experiments, next page': { roundTrips: 1, requests: 2, bytes: 0, longTasks: 0 },
} as const satisfies Readonly<Record<string, PageNeeds>>;

export type LimitedPage = keyof typeof PAGE_LIMITS;

const NAMES = { roundTrips: 'round trips', requests: 'requests', bytes: 'bytes', longTasks: 'long tasks' } as const;
const COUNTED = Object.keys(NAMES) as (keyof PageNeeds)[];

export const exceededLimits = (page: LimitedPage, needs: PageNeeds): string[] =>
  COUNTED.filter((what) => needs[what] > PAGE_LIMITS[page][what]).map(
    (what) =>
      `${page}: ${needs[what]} ${NAMES[what]}, and the limit is ${PAGE_LIMITS[page][what]}. Fix: reduce them, or raise the limit in cli/sizes/page-limits.ts in the same commit, and say why.`,
  );

/** @returns the rows of the table in docs/speed.md */
export const limitRows = (): string[][] => [
  ['at most', ...Object.keys(PAGE_LIMITS)],
  ...COUNTED.map((what) => [
    NAMES[what],
    ...Object.values<PageNeeds>(PAGE_LIMITS).map((limit) => limit[what].toLocaleString('en-US')),
  ]),
];
