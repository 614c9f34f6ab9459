import type { Fault } from '../faults';
import type { Visitor } from './visitor';

/** What an area shows besides what its job comes by. */
export interface JourneyState {
  /** After "shows": `a player without a game profile`. */
  readonly name: string;
  /** Who is signed in. Default: the journeys' player. */
  readonly gamertag?: string;
  /** In place of the journey's. */
  readonly attributes?: string;
  readonly faults?: readonly Fault[];
  readonly shows: (visitor: Visitor) => Promise<void>;
}

/** How a visitor does the whole job of an area. One description is gone through in several ways (run-journeys.ts). */
export interface Journey {
  /** The widget's name. */
  readonly area: string;
  /** The rules that it proves: `ARE-2 HLP-6`. */
  readonly rules: string;
  /** Attributes of the element: `data-page-size="8"`. */
  readonly attributes?: string;
  /** More of the page's JSON than where to sign in. */
  readonly config?: Readonly<Record<string, unknown>>;
  /** HTML that stands beside the area: a form round it can't be had, another widget can. */
  readonly beside?: string;
  /** What stands there when a call has failed. Default: what areas say by themselves. */
  readonly trouble?: RegExp;
  /** What is pressed then; where it depends on the trouble, told what the area shows. Default `Try again`. */
  readonly again?: RegExp | ((shown: string) => RegExp);
  /**
   * Method and path of calls that have something else in their place when they fail, so that there is nothing to try
   * again.
   */
  readonly quiet?: RegExp;
  /**
   * From the first look to the end of the job for somebody who is not signed in; where a player is needed, up to being
   * one.
   */
  readonly signedOut: (visitor: Visitor) => Promise<void>;
  /** The same for a player. Default: as signed out. */
  readonly signedIn?: (visitor: Visitor) => Promise<void>;
  /**
   * For a player whose session ends in the middle: the steps before, `visitor.sessionEnds()`, what the player then does
   * and sees. What was typed is still there.
   */
  readonly ended: (visitor: Visitor) => Promise<void>;
  readonly states?: readonly JourneyState[];
}
