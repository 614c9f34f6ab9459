import type { FailedFile } from '../experiments/failed-file';

/** Reported for each attempt of a call, including retries (SVC-3). */
export interface ApiPerf {
  /** The path's template, not the URL, which may contain names and tokens. */
  readonly endpoint: string;
  readonly method: string;
  readonly status: number | undefined;
  /** Time until the whole response has arrived. */
  readonly milliseconds: number;
}

/**
 * `Ms.Web.BuyNow`: reported when a visitor confirms a purchase in Minecoins, or follows a link to buy a product (SVC-3,
 * STO-5). Opening the confirmation dialog isn't reported, because the visitor may decline. Every purchase in Minecoins
 * also has one `Ms.Web.BuyNowResult`.
 */
export interface BuyNow {
  readonly offerId?: string;
  /** The product that the followed link offers. */
  readonly productId?: string;
  /** The price in `currency`, or in Minecoins. */
  readonly amount: number;
  /** The ISO 4217 code of a price in money; undefined for Minecoins. */
  readonly currency?: string;
  readonly storeId?: string | undefined;
}

export interface BuyNowResult {
  readonly offerId: string;
  /** In Minecoins. */
  readonly amount: number;
  readonly storeId: string | undefined;
  /** `unknown`: no response arrived, but the purchase may have succeeded. */
  readonly outcome: 'success' | 'failure' | 'unknown';
  readonly status: number | undefined;
}

/** The ids of the visitor's flights (EXP-10). */
export interface ExperimentIds {
  readonly ids: readonly string[];
}

/**
 * `cobble:exposure` fires for each flight that is on, if its experiment targets the page, even if the flight's files
 * fail. Telemetry receives only assigned flights.
 */
export interface Exposure {
  readonly experiment: string;
  readonly flight: string;
  /** `url`: the flight isn't assigned, but the page's URL switched it on. */
  readonly source: 'assignment' | 'url';
}

/** Reported when a file of an assigned flight has run, or if the flight needs no files. */
export interface FlightApplied {
  readonly experiment: string;
  readonly flight: string;
}

/** docs/reference/telemetry.md has a table of the events. */
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
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** Milliseconds since 1970. */
  readonly time: number;
}

export type Adapter = (event: TelemetryEvent) => void;
