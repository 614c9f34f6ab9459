import type { Io } from '../io/io';
import { limits } from '../io/limits';
import { escapeControls, sourceName } from '../io/messages';
import { write } from '../io/write';
import type { Collected } from './collect';
import { count } from './count';
import { github } from './github';
import { gitlab } from './gitlab';
import { json } from './json';
import type { RuleText } from './rule-text';
import { sarif } from './sarif';
import { text } from './text';

/** The forms in which `check` and `lint` report. */
export const FINDING_FORMATS = ['text', 'json', 'sarif', 'github', 'gitlab'] as const;
export type FindingFormat = (typeof FINDING_FORMATS)[number];

/**
 * Writes findings to stdout in one of the formats; what is too much to be listed is counted on stderr.
 *
 * @param all of each file
 * @param rules all rules of the command
 * @param scope what was looked at, in words: the text format ends with it
 * @returns whether they make the command fail: errors do, warnings when it is strict
 */
export const writeFindings = async (
  all: readonly Collected[],
  rules: readonly RuleText[],
  scope: string,
  { format, strict }: { format: FindingFormat; strict?: boolean },
  io: Io,
): Promise<boolean> => {
  const findings = all.flatMap((each) => each.findings);
  const unlisted = all.flatMap((each) => each.unlisted);
  const suppressed = all.flatMap((each) => each.suppressed);
  const errors = findings.filter((finding) => finding.severity === 'error').length;
  const warnings = findings.length - errors;
  const { green, red, yellow, dim } = io.paint.out;
  const verdict =
    findings.length === 0
      ? green('No findings')
      : `${(errors > 0 ? red : green)(count(errors, 'error'))}, ${(warnings > 0 ? yellow : green)(count(warnings, 'warning'))}`;
  const forms: Record<FindingFormat, () => string> = {
    json: () => json(findings),
    sarif: () => sarif(findings, rules, suppressed),
    github: () => github(findings),
    gitlab: () => gitlab(findings, io.cwd),
    text: () =>
      `${findings.length > 0 ? `${text(findings, io.paint.out, io.columns)}\n` : ''}${verdict}${dim(` in ${scope}`)}\n`,
  };
  await write(io.stdout, forms[format](), { commands: format === 'github' });
  for (const { rule, file, errors: more, warnings: other } of unlisted) {
    await write(
      io.stderr,
      `${io.paint.err.yellow('cobble:')} ${escapeControls(sourceName(file))} has ${count(more, 'error')} and ${count(other, 'warning')} of ${rule} more than the ${limits.findings.toLocaleString('en-US')} that are listed\n`,
    );
  }
  return errors > 0 || unlisted.some((each) => each.errors > 0 || strict === true) || (strict === true && warnings > 0);
};
