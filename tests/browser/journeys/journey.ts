import type { Fault } from '../faults';
import type { Visitor } from './visitor';

/** A state of an area outside its main task. */
export interface JourneyState {
  /** Completes "shows …": `a player without a game profile`. */
  readonly name: string;
  /** Gamertag of the player. Default: the journeys' player. */
  readonly gamertag?: string;
  readonly attributes?: string;
  readonly faults?: readonly Fault[];
  readonly shows: (visitor: Visitor) => Promise<void>;
}

export interface Journey {
  readonly area: string;
  /** The rules under test: `ARE-2 HLP-6`. */
  readonly rules: string;
  /** Attributes of the element: `data-page-size="8"`. */
  readonly attributes?: string;
  /** Except the sign-in URL. */
  readonly config?: Readonly<Record<string, unknown>>;
  /** Beside the area, not around it. */
  readonly beside?: string;
  /** Matches the area's text after a failed call. Default: the areas' default message. */
  readonly trouble?: RegExp;
  /** Pressed after a failure. May depend on the area's text. Default: `Try again`. */
  readonly again?: RegExp | ((shown: string) => RegExp);
  /** Method and path of calls that have a fallback, so that a failure offers no retry. */
  readonly quiet?: RegExp;
  readonly signedOut: (visitor: Visitor) => Promise<void>;
  /** The same for a player. Default: as signed out. */
  readonly signedIn?: (visitor: Visitor) => Promise<void>;
  /**
   * For a session that ends midway: the steps before, `visitor.sessionEnds()`, and what the player then does and sees.
   * Typed text must survive.
   */
  readonly ended: (visitor: Visitor) => Promise<void>;
  readonly states?: readonly JourneyState[];
}
