/** Why the page skips something. */
export type Problem =
  | { readonly code: 'no-experiments' }
  | { readonly code: 'malformed-experiment'; readonly at: string; readonly values: { readonly name?: string } }
  /** `at` is the experiment's name. */
  | { readonly code: 'rejected-pattern'; readonly at: string; readonly values: { readonly error: unknown } }
  | { readonly code: 'out-of-time'; readonly values: { readonly experiments: readonly string[] } };

export const describeProblem = (problem: Problem): string => {
  switch (problem.code) {
    case 'no-experiments':
      return 'the config has no list and no object "experiments": nothing runs by it';
    case 'malformed-experiment': {
      const { name } = problem.values;
      return `malformed experiment ${problem.at}${name === undefined ? '' : ` ${JSON.stringify(name)}`}`;
    }
    case 'rejected-pattern':
      return `${problem.at}: ${problem.values.error}`;
    case 'out-of-time':
      return `no time to match ${problem.values.experiments.join(', ')}`;
  }
};
