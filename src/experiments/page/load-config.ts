import type { Settings } from '../../services/settings';
import type { Match } from '../engine/compile';
import { type Experiment, parseConfig } from '../engine/config';
import type { Proof } from '../engine/patterns/compile-pattern';
import { quickLimit } from '../engine/patterns/compile-pattern';
import { describeProblem, type Problem } from '../engine/problem';
import { endpoints, preauthSecret } from './endpoints';
import { fetchCached } from './fetch-cached';
import { matchInTime } from './match-in-time';
import { warn } from './warn';

/** A config that is ready for the page's URLs. */
export interface PageConfig {
  readonly experiments: readonly Experiment[];
  /** Returns those of them that match a URL. */
  readonly match: Match;
  /** Judges the patterns of this domain that need a proof; undefined if none does, or it can't be loaded. */
  readonly proof: Proof | undefined;
}

/** Loads the page's config. Logs what is left out of it, and never throws. */
export const loadConfig = async (settings: Settings): Promise<PageConfig> => {
  const json = await fetchCached('cobble-experiments', endpoints(settings).config.url, preauthSecret(settings));
  const { experiments, problems } = parseConfig(json);
  problems.forEach(warnOf);
  const here = experiments.filter(({ domain }) => domain === location.hostname);
  const proof = await loadProof(here);
  return { experiments, proof, match: matchInTime(here, proof, warnOf) };
};

const warnOf = (problem: Problem): void => warn(describeProblem(problem));

/** Few patterns need a proof, so most pages don't load it. */
const loadProof = async (experiments: readonly Experiment[]): Promise<Proof | undefined> => {
  const sources = experiments.flatMap(({ rules }) => Object.values(rules).flat());
  if (!sources.some((source) => source && !quickLimit(source))) return undefined;
  try {
    return (await import('../engine/patterns/is-catastrophic')).inputLimit;
  } catch (error) {
    warn(String(error));
    return undefined;
  }
};
