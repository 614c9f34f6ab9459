import { escapeControls } from '../io/messages';
import { count } from './count';
import { type Finding, messageWithFix } from './finding';

/** GitHub shows only ten errors and ten warnings per step, so errors come first. The last line has the totals. */
export const github = (findings: readonly Finding[]): string => {
  const lines = [...findings]
    .sort((a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'))
    .map(workflowCommand);
  const errors = findings.filter((finding) => finding.severity === 'error').length;
  return `${[...lines, `cobble: ${count(errors, 'error')}, ${count(findings.length - errors, 'warning')}`].join('\n')}\n`;
};

const workflowCommand = (finding: Finding): string => {
  const { rule, severity, file, line, column } = finding;
  const place = `file=${property(file === '-' ? 'stdin' : file)},line=${line},col=${column}`;
  return `::${severity} ${place},title=${property(`cobble ${rule}`)}::${data(messageWithFix(finding))}`;
};

// Also escapes other control characters, because workflow commands escape only line ends.
const data = (text: string): string =>
  escapeControls(text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A'));
const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
