import type { Settings } from '../settings';

/** Something that happened, as given to listeners and to the adapter. */
export interface TelemetryEvent {
  /** `Ms.Web.ApiPerf`, `Ms.Web.BuyNow`, … */
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** Milliseconds since 1970. */
  readonly time: number;
}

/** `Ms.Web.ApiPerf`: one for each request that was sent (SVC-3). */
export interface ApiPerf {
  /** The path's template, never a URL: that may hold names and tokens. */
  readonly endpoint: string;
  readonly method: string;
  /** Undefined when no answer came. */
  readonly status: number | undefined;
  /** From sending to the body's end. */
  readonly milliseconds: number;
}

/** The `telemetry` group (interface 5). */
export interface Telemetry {
  /** @returns stops the listening */
  onEvent(listener: (event: TelemetryEvent) => void): () => void;
  /** Tells listeners and the adapter. Never throws. */
  report(name: string, data: object): void;
}

/** Hands an event on to somebody's collector. */
export type Adapter = (event: TelemetryEvent) => void;

const adapters: Record<string, (() => Promise<(options: NonNullable<Settings['telemetry']>) => Adapter>) | undefined> = {
  dataLayer: () => import('./data-layer').then(module => module.dataLayer),
  '1ds': () => import('./one-ds').then(module => module.oneDs),
};

/**
 * Makes the page's telemetry. The configured adapter is loaded at the first event; events wait for it in order.
 */
export const createTelemetry = (settings: Settings): Telemetry => {
  const listeners = new Set<Adapter>();
  const options = settings.telemetry ?? {};
  const load = adapters[options.adapter!];
  let adapter: Promise<Adapter | void> | undefined;

  const attempt = (listener: Adapter | void, event: TelemetryEvent): void => {
    try {
      listener?.(event);
    } catch (error) {
      // A listener's fault is not the call's.
      console.error('cobble: a telemetry listener failed:', error);
    }
  };

  return {
    onEvent(listener) {
      const own: Adapter = event => listener(event);
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    report(name, data) {
      const event = { name, data: data as TelemetryEvent['data'], time: Date.now() };
      for (const listener of [...listeners]) attempt(listener, event);
      adapter ??= load?.()
        .then(make => make(options))
        .catch(error => console.warn(`cobble: the telemetry adapter "${options.adapter}" does not work; its events are dropped.`, error));
      void adapter?.then(ready => attempt(ready, event));
    },
  };
};
