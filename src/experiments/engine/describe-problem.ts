import type { Problem } from './problem';

export const describeProblem = (problem: Problem): string => {
  switch (problem.code) {
    case 'no-experiments':
      return 'the config has no "experiments" list or object, so nothing runs';
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
