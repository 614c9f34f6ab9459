export interface TelemetryEvent {
  /** `Ms.Web.ApiPerf`, `Ms.Web.BuyNow`, … */
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** Milliseconds since 1970. */
  readonly time: number;
}

export type Adapter = (event: TelemetryEvent) => void;
