import type { Phase } from './types';

/**
 * Why a widget failed. Later versions may add codes, but won't rename these.
 *
 * - `unknown-widget`: the widget doesn't exist.
 * - `not-in-build`: the build doesn't contain the widget.
 * - `no-shadow-root`: the element can't have a shadow root, or another script has added one.
 * - `old-browser`: the browser lacks constructable stylesheets.
 * - `wrong-file`: a script of the widget isn't JavaScript or is incomplete. Safari reports `network` instead.
 * - `timeout`: the files didn't load within nine seconds.
 * - `network`: a file is missing or incomplete, was blocked, or failed its integrity check.
 * - `missing-prop`: a required attribute is missing.
 * - `invalid-props`: `data-props` isn't a JSON object.
 * - `exception`: the widget's code threw.
 */
export type ErrorReason =
  | 'unknown-widget'
  | 'not-in-build'
  | 'no-shadow-root'
  | 'old-browser'
  | 'wrong-file'
  | 'timeout'
  | 'network'
  | 'missing-prop'
  | 'invalid-props'
  | 'exception';

/** The detail of `cobble:error`. `reason`, `build` and `url` are missing if the `report` chunk didn't load. */
export interface ErrorDetail {
  readonly widget: string;
  readonly phase: Phase;
  /** The message names the widget, the problem and the fix. `cause` is the original error. */
  readonly error: unknown;
  readonly reason?: ErrorReason;
  /** The build's id, as in its file names. */
  readonly build?: string;
  /** The file that failed, if the browser names it. */
  readonly url?: string;
}
