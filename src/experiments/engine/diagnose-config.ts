import { type Config, parseConfig } from './config';

const MAX_NAME_LENGTH = 100;

export const diagnoseConfig = (config: unknown): Config => {
  const { experiments, problems } = parseConfig(config);
  const entries: unknown = Object(config).experiments;
  if (typeof entries !== 'object' || entries === null)
    return { experiments: [], problems: [{ code: 'no-experiments' }] };
  return {
    experiments,
    problems: problems.map((problem) => {
      if (problem.code !== 'malformed-experiment') return problem;
      const { name } = Object((entries as Record<string, unknown>)[problem.at]) as { name?: unknown };
      return typeof name === 'string' ? { ...problem, values: { name: name.slice(0, MAX_NAME_LENGTH) } } : problem;
    }),
  };
};
