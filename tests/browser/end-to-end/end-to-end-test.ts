import type { Fault } from '../faults';
import type { Visitor } from './visitor';

/** A state that doesn't occur during the area's main task. */
export interface AreaState {
  /** Completes the test title `shows …`. Example: `a player without a game profile`. */
  readonly name: string;
  /** Gamertag of the player. Default: the player of the other tests. */
  readonly gamertag?: string;
  readonly attributes?: string;
  readonly faults?: readonly Fault[];
  readonly shows: (visitor: Visitor) => Promise<void>;
}

export interface EndToEndTest {
  readonly area: string;
  /** The rules under test: `ARE-2 HLP-6`. */
  readonly rules: string;
  /** Attributes of the element: `data-page-size="8"`. */
  readonly attributes?: string;
  /** The page's settings, except the sign-in URL. */
  readonly config?: Readonly<Record<string, unknown>>;
  /** HTML that is placed next to the area, not around it. */
  readonly otherHtml?: string;
  /** Matches the area's message after a failed call. Default: the default message of all areas. */
  readonly errorText?: RegExp;
  /** The button to press after a failure. May depend on the area's text. Default: `Try again`. */
  readonly retryButton?: RegExp | ((shown: string) => RegExp);
  /** Matches method and path of calls that have a fallback. If such a call fails, the area shows no retry button. */
  readonly callsWithFallback?: RegExp;
  readonly signedOut: (visitor: Visitor) => Promise<void>;
  /** The steps of a signed-in player. Default: the same steps as `signedOut`. */
  readonly signedIn?: (visitor: Visitor) => Promise<void>;
  /**
   * The steps of a player whose session ends midway, including the call of `visitor.sessionEnds()`. Typed text must
   * survive.
   */
  readonly sessionEnds: (visitor: Visitor) => Promise<void>;
  readonly states?: readonly AreaState[];
}
