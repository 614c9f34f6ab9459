import { jsonText, safeJson } from '../io/json';
import { limits } from '../io/limits';
import { shorten } from '../io/messages';
import type { Evaluation, Outcome } from './evaluate';
import type { UrlRow } from './urls/listed-url';
import { urlProblem } from './urls/url-problem';

/** Caches each outcome's JSON, because serialising takes longer than matching. */
const known = new WeakMap<Outcome, string>();

/**
 * Returns a line of `cobble match --format json` (interface 7).
 *
 * @param row the table row without its URL
 */
export const matchJson = (text: string, found: Evaluation | undefined, row?: UrlRow['row']): string => {
  const rowMember = row && { row };
  if (!found) {
    const url = text.length > limits.line ? shorten(text) : text;
    return `${safeJson({ url, ...rowMember, error: urlProblem(text)?.text ?? "the URL can't be parsed" })}\n`;
  }
  const { outcome, reasons } = found;
  let rest = reasons ? listed(reasons, outcome) : known.get(outcome);
  if (rest === undefined) {
    rest = listed(
      outcome.matched.map((experiment) => ({ experiment, reason: 'match' })),
      outcome,
    );
    known.set(outcome, rest);
  }
  return `{"url":${jsonText(text)},${row ? `"row":${safeJson(row)},` : ''}${rest}`;
};

const listed = (reasons: NonNullable<Evaluation['reasons']>, { on, scripts, styles }: Outcome): string => {
  const experiments = reasons.map(({ experiment: { name }, reason }) => ({
    name,
    matched: reason === 'match',
    reason,
  }));
  return `${safeJson({ experiments, flights: { on }, scripts, styles }).slice(1)}\n`;
};
