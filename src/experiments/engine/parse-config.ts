import type { Config } from './config';
import { parseConfig as parse } from './config';

const LEFT_OUT = 'malformed experiment ';

/**
 * Reads a config as the page does, and says more of what was left out: in a page nobody reads it, and it would weigh.
 *
 * @param config parsed JSON of any shape; `experiments` is a list, or an object keyed by name
 */
export const parseConfig = (config: unknown): Config => {
  const { experiments, problems } = parse(config);
  const given: unknown = Object(config).experiments;
  if (typeof given !== 'object' || given === null)
    return { experiments: [], problems: ['the config has no list and no object "experiments": nothing runs by it'] };
  return {
    experiments,
    problems: problems.map((problem) => {
      // A member of a list or an object that the config may hold anything in.
      const name: unknown = Object((given as Record<string, unknown>)[problem.slice(LEFT_OUT.length)]).name;
      return typeof name === 'string' ? `${problem} ${JSON.stringify(name.slice(0, 100))}` : problem;
    }),
  };
};
