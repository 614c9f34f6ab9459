import { preauthSecret } from '../../services/session/cookies';
import type { Settings } from '../../services/settings';
import type { Match } from '../engine/compile';
import { type Experiment, parseConfig } from '../engine/config';
import type { Proof } from '../engine/patterns/compile-pattern';
import { quickLimit } from '../engine/patterns/compile-pattern';
import type { Problem } from '../engine/problem';
import { configUrl } from './endpoints';
import { fetchCached } from './fetch-cached';
import { matchInTime } from './match-in-time';
import { warn, warnError } from './warn';

export interface PageConfig {
  readonly experiments: readonly Experiment[];
  readonly problems: readonly Problem[];
  readonly match: Match;
  readonly proof: Proof | undefined;
}

export const loadConfig = async (settings: Settings): Promise<PageConfig> => {
  const json = await fetchCached('cobble-experiments', configUrl(settings), preauthSecret(settings));
  const { experiments, problems } = parseConfig(json);
  problems.forEach(warnOf);
  const here = experiments.filter(({ domain }) => domain === location.hostname);
  const proof = await loadProof(here);
  return { experiments, problems, proof, match: matchInTime(here, proof, warnOf) };
};

/** Loads the messages on demand, because few configs have problems. */
const warnOf = async (problem: Problem): Promise<void> => {
  const chunk = await import('../engine/describe-problem').catch(() => undefined);
  warn(chunk?.describeProblem(problem) ?? problem.code);
};

const loadProof = async (experiments: readonly Experiment[]): Promise<Proof | undefined> => {
  const sources = experiments.flatMap(({ rules }) => Object.values(rules).flat());
  if (!sources.some((source) => source && !quickLimit(source))) return undefined;
  return (await import('../engine/patterns/is-catastrophic').catch(warnError))?.inputLimit;
};
