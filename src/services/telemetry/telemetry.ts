import { consented } from '../../platform/consented';
import { log } from '../../platform/log';
import type { Settings } from '../settings';
import type { Adapter, TelemetryEvent, TelemetryEvents } from './telemetry-event';

export interface Telemetry {
  /** @returns a function that stops listening */
  onEvent(listener: (event: TelemetryEvent) => void): () => void;
  /**
   * Emits an event, if the visitor has consented. Never throws.
   *
   * @returns undefined without consent
   */
  report<Name extends string>(
    name: Name,
    data: Name extends keyof TelemetryEvents ? TelemetryEvents[Name] : object,
  ): TelemetryEvent | undefined;
  /** Past events of experiments. Each new listener receives them. @internal */
  readonly replayed: TelemetryEvent[];
}

type Options = Settings['telemetry'];

const loadAdapter = (
  adapter: unknown,
): Promise<{ create(options: Options): Adapter | Promise<Adapter> }> | undefined => {
  if (adapter === 'dataLayer') return import('./data-layer');
  return adapter === '1ds' ? import('./one-ds') : undefined;
};

/**
 * Services and experiments share a page's telemetry client. The first event loads the configured adapter. Events wait
 * until it has loaded, and keep their order.
 */
export const createTelemetry = ({ telemetry: options }: Pick<Settings, 'telemetry'>): Telemetry => {
  const listeners = new Set<Adapter>();
  const replayed: TelemetryEvent[] = [];
  let adapter: Promise<Adapter | undefined> | undefined;
  return {
    replayed,
    onEvent(listener) {
      listeners.add(listener);
      for (const event of replayed) queueMicrotask(() => listeners.has(listener) && listener(event));
      return () => void listeners.delete(listener);
    },
    report(name, data) {
      if (!consented('telemetry')) return undefined;
      const event: TelemetryEvent = { name, data: data as TelemetryEvent['data'], time: Date.now() };
      // Use a microtask, so that a listener's error reaches the console instead of the caller.
      for (const listener of listeners) queueMicrotask(() => listener(event));
      adapter ??= loadAdapter(options?.adapter)
        ?.then(({ create }) => create(options))
        .catch((error) => {
          log(
            'warn',
            `cobble: telemetry.adapter ${options?.adapter} failed. Fix: allow its files, and check its settings:`,
            error,
          );
          return undefined;
        });
      // Consent may have been withdrawn while the adapter loaded.
      void adapter?.then((emit) => consented('telemetry') && emit?.(event));
      return event;
    },
  };
};
