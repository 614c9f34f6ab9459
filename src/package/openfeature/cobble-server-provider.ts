import { filesOf, flightsOn, switchesOf } from '../../experiments/engine/flights';
import { configLoader, type ReadyConfig } from '../edge/load-config';
import { ProviderEvents } from './provider-events';
import {
  FlagError,
  type PageFlights,
  type Resolution,
  rejectType,
  resolveExperiment,
  resolveFlight,
} from './resolution';

export interface CobbleServerProviderOptions {
  /**
   * The config's URL, a function that loads the config, or the parsed config. A loaded config is cached for an hour.
   */
  readonly config: string | (() => unknown) | object;
  /** Timeout for loading the config, in ms. Default: 5,000. */
  readonly timeoutMs?: number;
}

/** The members of an evaluation context that `CobbleServerProvider` reads. */
export interface CobbleContext {
  /** The page's URL in the visitor's browser. Its query may turn flights on or off. Required to read an experiment. */
  readonly url?: string;
  /** The visitor's assigned flights. Default: none. */
  readonly flights?: readonly string[];
}

type Context = Readonly<Record<string, unknown>>;

/**
 * Evaluates a config for `@openfeature/server-sdk`, with the same engine as the page. A boolean flag is a flight. A
 * string flag is an experiment. If the experiment matches the context's URL, the flag's value is the experiment's
 * flight that is on (interface 10).
 */
export class CobbleServerProvider {
  readonly metadata = { name: 'Cobble' };
  readonly runsOn = 'server';
  readonly events = new ProviderEvents();
  private readonly loadConfig: () => Promise<ReadyConfig | undefined>;
  private loadError: unknown;

  /** @param options the options, or the parsed config */
  constructor(options: CobbleServerProviderOptions | { readonly experiments: unknown }) {
    const { config, timeoutMs = 5000 }: CobbleServerProviderOptions =
      'config' in options ? options : { config: options };
    this.loadConfig = configLoader({
      config,
      timeoutMs,
      onError: (error) => {
        this.loadError = error;
      },
    });
  }

  /** @throws Error if the config can't be loaded; later evaluations try to load it again */
  async initialize(): Promise<void> {
    if (!(await this.loadConfig())) throw this.loadError;
  }

  async resolveBooleanEvaluation(flag: string, _default: boolean, context: Context): Promise<Resolution<boolean>> {
    return resolveFlight(flag, await this.flightsOf(context));
  }

  async resolveStringEvaluation(flag: string, defaultValue: string, context: Context): Promise<Resolution<string>> {
    if (context.url === undefined) throw invalidContext('url', 'set it to the URL of the page');
    return resolveExperiment(flag, await this.flightsOf(context), defaultValue);
  }

  async resolveNumberEvaluation(flag: string): Promise<never> {
    return rejectType(flag, 'a number');
  }

  async resolveObjectEvaluation(flag: string): Promise<never> {
    return rejectType(flag, 'an object');
  }

  private async flightsOf(context: Context): Promise<PageFlights> {
    const config = await this.loadConfig();
    if (!config) throw new FlagError('PROVIDER_NOT_READY', `cobble: no config: ${this.loadError}`);
    const url = urlIn(context);
    const on = flightsOn(config.experiments, assignedIn(context), switchesOf(url?.search ?? ''));
    return { on, experiments: url ? filesOf(config.matcher.match(url), on).experiments : [] };
  }
}

const invalidContext = (name: keyof CobbleContext, fix: string) =>
  new FlagError('INVALID_CONTEXT', `cobble: the context has no valid "${name}". Fix: ${fix}`);

const urlIn = ({ url }: Context): URL | undefined => {
  if (url === undefined) return undefined;
  if (!URL.canParse(`${url}`)) throw invalidContext('url', 'use an absolute URL');
  return new URL(`${url}`);
};

const assignedIn = ({ flights = [] }: Context): readonly string[] => {
  const isList = Array.isArray(flights) && flights.every((name) => typeof name === 'string');
  if (!isList) throw invalidContext('flights', 'use a list of names');
  return flights;
};
