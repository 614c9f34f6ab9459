import type { FailedFile } from '../experiments/failed-file';

/** `Ms.Web.ApiPerf`: a request, also a repeated one (SVC-3). */
export interface ApiPerf {
  /** The path's template, because a URL may contain names and tokens. A fragment tells calls with the same path apart. */
  readonly endpoint: string;
  readonly method: string;
  /** Undefined without a response. */
  readonly status: number | undefined;
  /** Time until the end of the body. */
  readonly milliseconds: number;
}

/** `Ms.Web.BuyNow`: a purchase for Minecoins is sent, or a visitor follows the link to buy a pack (SVC-3, STO-5). */
export interface BuyNow {
  /** Of a purchase for Minecoins. */
  readonly offerId?: string;
  /** Of a pack of Minecoins. */
  readonly productId?: string;
  /** In `currency`. */
  readonly amount: number;
  /** ISO 4217, of a pack. Undefined for Minecoins. */
  readonly currency?: string;
  readonly storeId?: string | undefined;
}

/** `Ms.Web.BuyNowResult`: the outcome of a purchase for Minecoins. */
export interface BuyNowResult {
  readonly offerId: string;
  /** Minecoins. */
  readonly amount: number;
  readonly storeId: string | undefined;
  /** `unknown` without a response: the purchase may have succeeded. */
  readonly outcome: 'success' | 'failure' | 'unknown';
  /** Undefined without a response. */
  readonly status: number | undefined;
}

/** `cobble:experiments`: the experiment ids of flights that are on (EXP-10). */
export interface ExperimentIds {
  readonly ids: readonly string[];
}

/**
 * `cobble:exposure`: an experiment targets the page, and its flight is on for the visitor, whatever becomes of its files.
 * Telemetry has only those that were assigned.
 */
export interface Exposure {
  readonly experiment: string;
  readonly flight: string;
  /** `url` for a flight that only the page's address turned on. */
  readonly source: 'assignment' | 'url';
}

/** `cobble:flight-applied`: a file of an assigned flight has run, or the flight is without files. */
export interface FlightApplied {
  readonly experiment: string;
  readonly flight: string;
}

/** The data of every event by its name. docs/site-developers.md has a table of them. */
export interface TelemetryEvents {
  'Ms.Web.ApiPerf': ApiPerf;
  'Ms.Web.BuyNow': BuyNow;
  'Ms.Web.BuyNowResult': BuyNowResult;
  'cobble:experiments': ExperimentIds;
  'cobble:exposure': Exposure;
  'cobble:flight-applied': FlightApplied;
  'cobble:flight-failed': FailedFile;
}

export interface TelemetryEvent {
  /** A name of `TelemetryEvents`. */
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** Milliseconds since 1970. */
  readonly time: number;
}

export type Adapter = (event: TelemetryEvent) => void;
