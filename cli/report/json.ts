import { safeJson } from '../io/json';
import type { Finding } from './finding';

export const json = (findings: readonly Finding[]): string => {
  const rows = findings.map(({ rule, severity, file, line, column, message, advice }) =>
    // `mend` is the former name of `fix`.
    safeJson({ rule, severity, file, line, column, message, mend: advice, fix: advice }),
  );
  return rows.length === 0 ? '[]\n' : `[\n${rows.join(',\n')}\n]\n`;
};
