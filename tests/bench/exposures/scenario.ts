import type { Page } from 'puppeteer';
import type { FileFate, Visit } from './visit';

/** A new visitor's browser, with nothing stored. */
export interface Visitor {
  readonly visit: Visit;
  /**
   * Opens a page in a new tab. Only the page `visit` has an experiment. The page `link` prerenders the page `visit`.
   */
  open(path: 'visit' | 'start' | 'link'): Promise<Page>;
  /** Navigates a tab of the visit to a page without Cobble. */
  leave(page: Page): Promise<unknown>;
}

export interface Scenario {
  /** The scenario's label in the table's column "visits in which". */
  readonly name: string;
  /** Simulates a visit, and sets its `expectedExposures` ("assigned" in the table). */
  readonly run: (visitor: Visitor) => Promise<unknown>;
  /** The fate of the variant's file. Default: `runs`. */
  readonly fileFate?: (random: () => number) => FileFate;
  /** Attributes of the tag. */
  readonly attributes?: string;
  /** Set if visitors may leave before they are exposed: both arms may then lose exposures. */
  readonly mayLose?: true;
  /** Set if Puppeteer's `Page` may stop working, as it does when a prerendered page is activated. */
  readonly replacesPage?: true;
  readonly parallel?: number;
}

/** The browser lacks a feature that a scenario needs. */
export class LackingError extends Error {}
