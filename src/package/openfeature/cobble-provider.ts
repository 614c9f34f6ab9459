import { ProviderEvents } from './provider-events';
import {
  FlagError,
  type PageFlights,
  type Resolution,
  rejectType,
  resolveExperiment,
  resolveFlight,
} from './resolution';

export interface CobbleProviderOptions {
  /** How long to wait for the page's script and its flights, in ms. Default: 10,000. */
  readonly timeoutMs?: number;
}

interface PageApi {
  readonly flights: PageFlights & { readonly ready: Promise<unknown> };
}

/**
 * Provides the flights of `window.cobble` to `@openfeature/web-sdk`. A boolean flag is a flight. A string flag is an
 * experiment: its value names the flight that is on. Reading a flag reports no exposure (interface 10).
 */
export class CobbleProvider {
  readonly metadata = { name: 'Cobble' };
  readonly runsOn = 'client';
  readonly events = new ProviderEvents();
  private readonly timeoutMs: number;
  private flights: PageFlights | undefined;

  constructor({ timeoutMs = 10_000 }: CobbleProviderOptions = {}) {
    this.timeoutMs = timeoutMs;
  }

  /**
   * Waits for `cobble.flights.ready` until the timeout. Emits `PROVIDER_READY` if the flights are ready later.
   *
   * @throws Error if the flights aren't ready before the timeout
   */
  async initialize(): Promise<void> {
    let isLate = false;
    const connected = this.connect().then(() => {
      if (isLate) this.events.emit('PROVIDER_READY');
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        isLate = true;
        reject(Error(`cobble: no flights after ${this.timeoutMs} ms. Fix: check that Cobble's tag is on the page`));
      }, this.timeoutMs);
    });
    await Promise.race([connected, timeout]).finally(() => clearTimeout(timer));
  }

  resolveBooleanEvaluation(flag: string): Resolution<boolean> {
    return resolveFlight(flag, this.pageFlights());
  }

  resolveStringEvaluation(flag: string, defaultValue: string): Resolution<string> {
    return resolveExperiment(flag, this.pageFlights(), defaultValue);
  }

  resolveNumberEvaluation(flag: string): never {
    return rejectType(flag, 'a number');
  }

  resolveObjectEvaluation(flag: string): never {
    return rejectType(flag, 'an object');
  }

  async onClose(): Promise<void> {
    document.removeEventListener('cobble:flights', this.announceChange);
  }

  private pageFlights(): PageFlights {
    if (!this.flights) throw new FlagError('PROVIDER_NOT_READY', "cobble: the page's script hasn't loaded");
    return this.flights;
  }

  private async connect(): Promise<void> {
    const { flights } = await new Promise<PageApi>((resolve) => {
      const page = window as unknown as { cobble?: { push(call: (api: PageApi) => void): unknown } };
      page.cobble ||= [];
      page.cobble.push(resolve);
    });
    this.flights = flights;
    await flights.ready;
    document.addEventListener('cobble:flights', this.announceChange);
  }

  private readonly announceChange = (): void => {
    this.events.emit('PROVIDER_CONTEXT_CHANGED');
    this.events.emit('PROVIDER_CONFIGURATION_CHANGED');
  };
}
