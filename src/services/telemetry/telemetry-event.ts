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

/** `Ms.Web.BuyNow`: the visitor's purchase is sent (SVC-3, STO-5). */
export interface BuyNow {
  readonly offerId: string;
  /** Minecoins. */
  readonly amount: number;
  readonly storeId: string | undefined;
}

/** `Ms.Web.BuyNowResult`: what became of it. */
export interface BuyNowResult extends BuyNow {
  /** `unknown` without a response: the purchase may have succeeded. */
  readonly outcome: 'success' | 'failure' | 'unknown';
  /** Undefined without a response. */
  readonly status: number | undefined;
}

/** `cobble:experiments`: the experiment ids of flights that are on (EXP-10). */
export interface ExperimentIds {
  readonly ids: readonly string[];
}

/** `cobble:exposure`: a flight that the visitor got. */
export interface Exposure {
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
}

export interface TelemetryEvent {
  /** A name of `TelemetryEvents`. */
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** Milliseconds since 1970. */
  readonly time: number;
}

export type Adapter = (event: TelemetryEvent) => void;
