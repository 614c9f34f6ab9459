import type { ErrorDetail } from '../loader/error-detail';
import type { PageSettings } from '../loader/settings';
import type { Api, Handle } from '../loader/types';
import type { FailedFile } from '../services/experiments/failed-file';
import type { ExperimentSettings } from '../services/settings';
import type { Exposure, FlightApplied, TelemetryEvent } from '../services/telemetry/telemetry-event';

/** `window.cobble` once the tag's script has run. */
export type CobbleApi = Omit<Api, 'shared'>;

/** The result of `cobble.get()` for an element with `data-widget`. */
export type CobbleHandle = Handle;

/** `window.cobble` before the tag's script has run: an array of queued calls. */
export type CobbleQueue = ((cobble: CobbleApi) => unknown)[];

/** `window.cobbleSettings`: the settings of the tag and of the page's JSON, all optional. */
export type CobbleSettings = Partial<Omit<PageSettings, 'bundleTheme' | 'policyHolder' | 'experiments'>> & {
  /** How long the page's `data-antiflicker` elements may stay hidden, in ms. */
  readonly antiflicker?: number | string;
  readonly experiments?: 'on' | 'off' | ExperimentSettings;
};

/** The attributes that every widget's element accepts, besides the widget's own. */
export interface CommonAttributes {
  /** The widget's theme. Default: the page's. */
  readonly 'data-theme'?: string;
  /** When to load the widget. Default: `visible`. */
  readonly 'data-load'?: 'visible' | 'eager' | 'idle' | 'interaction' | `media ${string}` | `media(${string}`;
  /** Props of the widget, as a JSON object. */
  readonly 'data-props'?: string;
}

/** The `detail` of each event that Cobble fires on a widget's element or on `document`. */
export interface CommonEvents {
  'cobble:ready': null;
  'cobble:mounted': { readonly widget: string };
  'cobble:unmounted': { readonly widget: string };
  'cobble:error': ErrorDetail;
  'cobble:flights': { readonly on: readonly string[]; readonly experiments: readonly string[] };
  'cobble:exposure': Exposure;
  'cobble:flight-applied': FlightApplied;
  'cobble:flight-failed': FailedFile;
  'cobble:flight-left': FlightApplied;
  'cobble:flight-returned': FlightApplied;
  'cobble:consent': { readonly storage: boolean; readonly telemetry: boolean };
  'cobble:telemetry': TelemetryEvent;
}
