import { pageUrl } from '../../platform/page-url';
import { configUrl } from '../page/endpoints';
import { domainProblems } from './domain-problems';
import type { Problem } from './problem';
import { NOT_UTF_8, requestProblem } from './request-problem';
import type { View } from './view';

type Given = Pick<View, 'config' | 'settings' | 'warned' | 'blocked'>;

export const configProblems = (view: Given): Problem[] => {
  const url = configUrl(view.settings);
  const failure = requestProblem({ name: 'config', url }, view);
  if (failure) return [failure];
  const skipped = skippedProblems(view.config.problems);
  const encoding = view.warned.has(`${url}: ${NOT_UTF_8}`)
    ? [{ what: `The config ${pageUrl(url)} isn't UTF-8, so some letters are lost.`, fix: 'save it as UTF-8.' }]
    : [];
  const domains = [...new Set(view.config.experiments.map(({ domain }) => domain))];
  if (domains.length === 0 && skipped.length === 0)
    return [
      {
        what: `The config ${pageUrl(url)} has no experiments.`,
        fix: 'add one to its "experiments". cobble check shows what the page reads.',
      },
    ];
  return [...encoding, ...skipped, ...domainProblems(domains, location.hostname)];
};

const skippedProblems = (problems: View['config']['problems']): Problem[] =>
  problems.flatMap((problem) => {
    if (problem.code !== 'malformed-experiment') return [];
    const name = /^\d+$/.test(problem.at) ? `experiments[${problem.at}]` : `the experiment ${problem.at}`;
    return {
      what: `The page skips ${name} of the config, because it is malformed.`,
      fix: 'run cobble check on the config, which names the line.',
    };
  });
