import type { Experiment } from '../../src/services/experiments/config';
import { decide } from '../../src/services/experiments/targeting';
import type { Evaluation } from '../experiments/evaluate';

/**
 * One URL's result as a line of JSON (interface 7).
 *
 * @param explained all experiments, to give each one's reason; without it only those that match are listed
 */
export const matchJson = (text: string, found: Evaluation | undefined, explained: readonly Experiment[] | undefined): string => {
  if (!found) return `${JSON.stringify({ url: text, error: 'the URL can\'t be parsed' })}\n`;
  const { url, matched, on, scripts, styles } = found;
  const experiments = explained
    ? explained.map(experiment => {
        const reason = decide(experiment, url);
        return { name: experiment.name, matched: reason === 'match', reason };
      })
    : matched.map(({ name }) => ({ name, matched: true, reason: 'match' }));
  return `${JSON.stringify({ url: text, experiments, flights: { on }, scripts, styles })}\n`;
};
