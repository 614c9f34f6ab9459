import type { CaseResult } from '../test/run-case';
import type { Finding } from './finding';

/** A case that failed as a finding, at its place in the file of cases. */
export const caseFinding = ({ file, test, differences, fault, why }: CaseResult): Finding => ({
  rule: 'test',
  severity: 'error',
  file,
  ...test.at,
  message: `${test.name}: ${fault ?? differences.map(({ what, expected, got }) => `${what} expected ${list(expected)}, got ${list(got)}`).join('; ')}`,
  mend: why.length > 0 ? why.join('; ') : 'Mend the config, or the case.',
});

const list = (names: readonly string[]): string => (names.length === 0 ? 'nothing' : names.join(', '));
