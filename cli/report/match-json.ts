import type { Evaluation } from '../experiments/evaluate';
import { safeJson } from '../io/safe-json';

/** One URL's result as a line of JSON (interface 7). With reasons every experiment is listed, else those that match. */
export const matchJson = (text: string, found: Evaluation | undefined): string => {
  if (!found) return `${safeJson({ url: text, error: "the URL can't be parsed" })}\n`;
  const { matched, on, scripts, styles, reasons } = found;
  const experiments = reasons
    ? reasons.map(({ experiment: { name }, reason }) => ({ name, matched: reason === 'match', reason }))
    : matched.map(({ name }) => ({ name, matched: true, reason: 'match' }));
  return `${safeJson({ url: text, experiments, flights: { on }, scripts, styles })}\n`;
};
