import { compile, type Experiment, type Matcher, parseConfig } from 'cobble/experiments';
import type { EdgeSettings } from './edge-settings';

/** A config, ready for URLs. */
export interface ReadyConfig {
  readonly experiments: readonly Experiment[];
  readonly matcher: Matcher;
}

/** Milliseconds that a config is kept, as on the page (EXP-1), and those after which one that failed is asked for anew. */
const HOUR = 3_600_000;
const SOON = 10_000;

interface Kept {
  config: ReadyConfig | undefined;
  until: number;
}

const kept = new Map<string, Kept>();

/**
 * The site's config: fetched once an hour and made ready once.
 *
 * @returns undefined where it was never had: then the page does without the edge
 */
export const loadConfig = async ({ configUrl, patience }: EdgeSettings): Promise<ReadyConfig | undefined> => {
  const before = kept.get(configUrl);
  if (before && Date.now() < before.until) return before.config;
  try {
    const answer = await fetch(configUrl, { signal: AbortSignal.timeout(patience) });
    if (!answer.ok) throw Error(`${configUrl}: ${answer.status}`);
    const { experiments } = parseConfig(await answer.json());
    const config = { experiments, matcher: compile(experiments) };
    kept.set(configUrl, { config, until: Date.now() + HOUR });
    return config;
  } catch {
    // The last one is better than none.
    kept.set(configUrl, { config: before?.config, until: Date.now() + SOON });
    return before?.config;
  }
};
