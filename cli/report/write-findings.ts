import type { Io } from '../io/io';
import { limits } from '../io/limits';
import { escapeControls, grouped, sourceName } from '../io/messages';
import { write } from '../io/write';
import type { Collected } from './collect';
import { count } from './count';
import type { FindingFormat, RuleText } from './finding';
import { github } from './github';
import { gitlab } from './gitlab';
import { json } from './json';
import { sarif } from './sarif';
import { text } from './text';

export interface ReportOptions {
  readonly format: FindingFormat;
  readonly strict?: boolean;
  readonly rules: readonly RuleText[];
  readonly scope: string;
}

/**
 * Lists findings on stdout. On stderr, counts the findings beyond the limit.
 *
 * @returns whether the command fails
 */
export const writeFindings = async (
  all: readonly Collected[],
  { format, strict = false, rules, scope }: ReportOptions,
  io: Io,
): Promise<boolean> => {
  const findings = all.flatMap((each) => each.findings);
  const unlisted = all.flatMap((each) => each.unlisted);
  const suppressed = all.flatMap((each) => each.suppressed);
  const errors = findings.filter((finding) => finding.severity === 'error').length;
  const warnings = findings.length - errors;
  const formats: Record<FindingFormat, () => string> = {
    json: () => json(findings),
    sarif: () => sarif(findings, rules, suppressed),
    github: () => github(findings),
    gitlab: () => gitlab(findings, io.cwd),
    text: () => {
      const listed = findings.length > 0 ? `${text(findings, io.paint.out, io.columns)}\n` : '';
      return `${listed}${verdict(errors, warnings, io.paint.out)}${io.paint.out.dim(` in ${scope}`)}\n`;
    },
  };
  await write(io.stdout, formats[format](), { commands: format === 'github' });
  for (const { rule, file, errors: more, warnings: other } of unlisted) {
    await write(
      io.stderr,
      `${io.paint.err.yellow('cobble:')} ${escapeControls(sourceName(file))} has ${count(more, 'error')} and ${count(other, 'warning')} of ${rule} beyond the limit of ${grouped(limits.findings)}\n`,
    );
  }
  return errors > 0 || unlisted.some((each) => each.errors > 0 || strict) || (strict && warnings > 0);
};

const verdict = (errors: number, warnings: number, { green, red, yellow }: Io['paint']['out']): string => {
  if (errors + warnings === 0) return green('No findings');
  const [errorColour, warningColour] = [errors > 0 ? red : green, warnings > 0 ? yellow : green];
  return `${errorColour(count(errors, 'error'))}, ${warningColour(count(warnings, 'warning'))}`;
};
