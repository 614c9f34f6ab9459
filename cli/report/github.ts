import { escapeControls } from '../io/messages';
import { count } from './count';
import type { Finding } from './finding';
import { sentences } from './sentences';

/**
 * Findings as GitHub's workflow commands. GitHub shows the first ten of a kind and step: errors come first, and the
 * last line, which is always in the log, counts them all.
 */
export const github = (findings: readonly Finding[]): string => {
  const lines = [...findings]
    .sort((a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'))
    .map(
      ({ rule, severity, file, line, column, message, mend }) =>
        `::${severity} file=${property(file === '-' ? 'stdin' : file)},line=${line},col=${column},title=${property(`cobble ${rule}`)}::${data(sentences(message, mend))}`,
    );
  const errors = findings.filter((finding) => finding.severity === 'error').length;
  return `${[...lines, `cobble: ${count(errors, 'error')}, ${count(findings.length - errors, 'warning')}`].join('\n')}\n`;
};

// The format has its own escapes for what ends a line; the other control characters have none.
const data = (text: string): string =>
  escapeControls(text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A'));
const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
