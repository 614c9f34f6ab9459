import { compile, type Experiment, type Matcher, parseConfig } from 'cobble-embed/experiments';
import type { EdgeSettings } from './edge-settings';

export interface ReadyConfig {
  readonly experiments: readonly Experiment[];
  readonly matcher: Matcher;
}

/** As on the page (EXP-1). */
const MAX_AGE_MS = 3_600_000;

/** Delay before retrying a failed config. */
const RETRY_MS = 10_000;

interface CachedConfig {
  config: ReadyConfig | undefined;
  until: number;
}

const cache = new Map<string, CachedConfig>();

/**
 * Fetches and compiles the config once an hour.
 *
 * @returns the previous config after a failure; undefined without one, so that the page decides
 */
export const loadConfig = async ({ configUrl, timeoutMs }: EdgeSettings): Promise<ReadyConfig | undefined> => {
  const before = cache.get(configUrl);
  if (before && Date.now() < before.until) return before.config;
  try {
    const answer = await fetch(configUrl, { signal: AbortSignal.timeout(timeoutMs) });
    if (!answer.ok) throw new Error(`${configUrl}: ${answer.status}`);
    const { experiments } = parseConfig(await answer.json());
    const config = { experiments, matcher: compile(experiments) };
    cache.set(configUrl, { config, until: Date.now() + MAX_AGE_MS });
    return config;
  } catch {
    cache.set(configUrl, { config: before?.config, until: Date.now() + RETRY_MS });
    return before?.config;
  }
};
