import type { Uncovered } from '../test/coverage';
import type { Finding } from './finding';

const SAID = {
  match: 'matches in no case',
  hit: 'is hit by no case',
  miss: 'is missed by no case',
} as const;

const MENDS = {
  match: 'Add a case with a URL that it runs on.',
  hit: "Add a case on the experiment's domain in which the pattern finds something.",
  miss: "Add a case on the experiment's domain in which the pattern finds nothing.",
} as const;

/** What no case shows as a finding, at its place in the config. */
export const uncoveredFinding = (file: string, { kind, what, line, column, refused }: Uncovered): Finding => ({
  rule: 'coverage',
  severity: 'error',
  file,
  line,
  column,
  message: `${what} ${SAID[kind]}`,
  mend: refused ? 'The page refuses the pattern: cobble check says why.' : MENDS[kind],
});
