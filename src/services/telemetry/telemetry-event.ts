/** Something that happened, as given to listeners and to the adapter. */
export interface TelemetryEvent {
  /** `Ms.Web.ApiPerf`, `Ms.Web.BuyNow`, … */
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** Milliseconds since 1970. */
  readonly time: number;
}

/** Hands an event on to somebody's collector. */
export type Adapter = (event: TelemetryEvent) => void;
