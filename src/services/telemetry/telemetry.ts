import { consented } from '../../platform/consented';
import { log } from '../../platform/log';
import { NO_SETTINGS } from '../../platform/own-copy';
import type { Settings } from '../settings';
import type { Adapter, TelemetryEvent } from './telemetry-event';

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
  /** Tells listeners and the adapter, where the visitor has agreed to it. Never throws. */
  report(name: string, data: object): void;
}

const load = (
  adapter: unknown,
): Promise<{ create(options: NonNullable<Settings['telemetry']>): Adapter | Promise<Adapter> }> | undefined =>
  adapter === 'dataLayer' ? import('./data-layer') : adapter === '1ds' ? import('./one-ds') : undefined;

/**
 * Makes the page's telemetry. The configured adapter is loaded at the first event; events wait for it in order.
 */
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
      // Any object has members by name.
      const event = { name, data: data as TelemetryEvent['data'], time: Date.now() };
      // A listener's fault is not the call's: in a task of its own it reaches the console.
      for (const listener of listeners) queueMicrotask(() => listener(event));
      adapter ??= load(options.adapter)
        ?.then(({ create }) => create(options))
        .catch((error) => {
          log('warn', `cobble: telemetry.adapter ${options.adapter}:`, error);
          return undefined;
        });
      // The answer may have changed while it was loaded.
      void adapter?.then((emit) => consented('telemetry') && emit?.(event));
    },
  };
};
