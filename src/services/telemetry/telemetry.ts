import { consented } from '../../platform/consented';
import { log } from '../../platform/log';
import { NO_SETTINGS } from '../../platform/own-copy';
import type { Settings } from '../settings';
import type { Adapter, TelemetryEvent } from './telemetry-event';

/** `Ms.Web.ApiPerf`, once for each request (SVC-3). */
export interface ApiPerf {
  /** The path's template, because a URL may contain names and tokens. */
  readonly endpoint: string;
  readonly method: string;
  /** Undefined without a response. */
  readonly status: number | undefined;
  /** Time until the end of the body. */
  readonly milliseconds: number;
}

/** The `telemetry` group (interface 5). */
export interface Telemetry {
  /**
   * Listens for events.
   *
   * @returns a function that stops listening
   */
  onEvent(listener: (event: TelemetryEvent) => void): () => void;
  /** Emits an event, if the visitor has consented. Never throws. */
  report(name: string, data: object): void;
}

type Options = NonNullable<Settings['telemetry']>;

const loadAdapter = (
  adapter: unknown,
): Promise<{ create(options: Options): Adapter | Promise<Adapter> }> | undefined => {
  if (adapter === 'dataLayer') return import('./data-layer');
  return adapter === '1ds' ? import('./one-ds') : undefined;
};

/** The first event loads the adapter. Later events wait for it in order. */
export const createTelemetry = ({ telemetry: options = NO_SETTINGS }: Settings): Telemetry => {
  const listeners = new Set<Adapter>();
  let adapter: Promise<Adapter | undefined> | undefined;
  return {
    onEvent(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    report(name, data) {
      if (!consented('telemetry')) return;
      const event = { name, data: data as TelemetryEvent['data'], time: Date.now() };
      // In a microtask, a listener's error reaches the console, not the caller.
      for (const listener of listeners) queueMicrotask(() => listener(event));
      adapter ??= loadAdapter(options.adapter)
        ?.then(({ create }) => create(options))
        .catch((error) => {
          log('warn', `cobble: telemetry.adapter ${options.adapter}:`, error);
          return undefined;
        });
      // Consent may have been withdrawn meanwhile.
      void adapter?.then((emit) => consented('telemetry') && emit?.(event));
    },
  };
};
