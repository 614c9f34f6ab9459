import type { Experiment } from '../../experiments/engine/config';
import { compile, type Matcher } from '../compile';
import { parseConfig } from '../parse-config';
import { fetchJson, inTime } from './in-time';
import type { EdgeSettings } from './settings';

export interface ReadyConfig {
  readonly experiments: readonly Experiment[];
  readonly matcher: Matcher;
}

/** One hour, as on the page (EXP-1). */
const MAX_AGE_MS = 3_600_000;

const RETRY_MS = 10_000;

/**
 * Returns a function that loads and compiles the config once an hour. If that fails, the function returns the previous
 * config or, without one, undefined. Undefined lets the page decide.
 */
export const configLoader = ({
  config,
  timeoutMs,
  onError,
}: Pick<EdgeSettings, 'config' | 'timeoutMs' | 'onError'>): (() => Promise<ReadyConfig | undefined>) => {
  let ready: ReadyConfig | undefined;
  let until = 0;
  // Share the result, not the promise, because a worker's request can't await another request's I/O.
  return async () => {
    if (Date.now() < until) return ready;
    try {
      ready = readyConfig(await inTime(timeoutMs, (signal) => load(config, signal)));
      until = Date.now() + MAX_AGE_MS;
    } catch (error) {
      until = Date.now() + RETRY_MS;
      onError(error);
    }
    return ready;
  };
};

const load = (config: EdgeSettings['config'], signal: AbortSignal): unknown => {
  if (typeof config === 'string') return fetchJson(config, { signal });
  return typeof config === 'function' ? config() : config;
};

const readyConfig = (json: unknown): ReadyConfig => {
  const { experiments } = parseConfig(json);
  return { experiments, matcher: compile(experiments) };
};
