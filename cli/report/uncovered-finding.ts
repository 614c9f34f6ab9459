import type { Uncovered } from '../test/coverage';
import type { Finding } from './finding';
import { uncoveredSaid } from './uncovered-said';

const MENDS = {
  match: 'Add a case with a URL that it runs on.',
  hit: "Add a case on the experiment's domain in which the pattern finds something.",
  miss: "Add a case on the experiment's domain in which the pattern finds nothing.",
} as const;

/**
 * What no case shows as a finding, at its place in the config.
 *
 * @param proposal a case that would show it, as JSON
 */
export const uncoveredFinding = (
  file: string,
  { kind, what, line, column, refused }: Uncovered,
  proposal: string | undefined,
): Finding => ({
  rule: 'coverage',
  severity: 'error',
  file,
  line,
  column,
  message: what + uncoveredSaid[kind],
  mend: refused
    ? 'The page refuses the pattern: cobble check says why.'
    : proposal === undefined
      ? MENDS[kind]
      : `Add this case, if it is what you mean: ${proposal}`,
});
