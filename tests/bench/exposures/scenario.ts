import type { Page } from 'puppeteer';
import type { FileFate, Visit } from './visit';

/** A new visitor's browser, with nothing stored. */
export interface Visitor {
  readonly visit: Visit;
  /** Opens a page of the visit in a new tab. Only the page `visit` has an experiment. `link` prerenders `visit`. */
  open(path: 'visit' | 'start' | 'link'): Promise<Page>;
  /** Opens a page without Cobble in a visit's tab. */
  leave(page: Page): Promise<unknown>;
}

export interface Scenario {
  /** A row label under "visits in which". */
  readonly name: string;
  /** Also sets `expectedExposures`, which the table calls "assigned". */
  readonly run: (visitor: Visitor) => Promise<unknown>;
  /** Default: the variant's file runs. */
  readonly fileFate?: (random: () => number) => FileFate;
  /** Attributes of the tag. */
  readonly attributes?: string;
  /** Set if visitors may leave before they are exposed, so that exposures may be lost in both arms. */
  readonly mayLose?: true;
  /** Set if Puppeteer's `Page` may stop working, as it does when a prerendered page is activated. */
  readonly replacesPage?: true;
  readonly parallel?: number;
}

/** The browser lacks a feature that a scenario needs. */
export class LackingError extends Error {}
