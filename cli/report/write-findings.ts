import type { Io } from '../io/io';
import { write } from '../io/write';
import { count } from './count';
import type { LocatedFinding } from './finding';
import { github } from './github';
import { json } from './json';
import type { RuleText } from './rule-text';
import { sarif } from './sarif';
import { text } from './text';

/** The forms in which `check` and `lint` report. */
export const FINDING_FORMATS = ['text', 'json', 'sarif', 'github'] as const;
export type FindingFormat = (typeof FINDING_FORMATS)[number];

/**
 * Writes findings to stdout in one of the formats.
 *
 * @param rules all rules of the command
 * @param scope what was looked at, in words: the text format ends with it
 * @returns whether they make the command fail: errors do, warnings when it is strict
 */
export const writeFindings = async (findings: readonly LocatedFinding[], rules: readonly RuleText[], scope: string, { format, strict }: { format: FindingFormat; strict?: boolean }, io: Io): Promise<boolean> => {
  const errors = findings.filter(finding => finding.severity === 'error').length;
  const warnings = findings.length - errors;
  const { green, red, yellow, dim } = io.paint.out;
  const verdict = findings.length === 0 ? green('No findings') : `${(errors > 0 ? red : green)(count(errors, 'error'))}, ${(warnings > 0 ? yellow : green)(count(warnings, 'warning'))}`;
  const forms: Record<FindingFormat, () => string> = {
    json: () => json(findings),
    sarif: () => sarif(findings, rules),
    github: () => github(findings),
    text: () => `${findings.length > 0 ? `${text(findings, io.paint.out, io.columns)}\n` : ''}${verdict}${dim(` in ${scope}`)}\n`,
  };
  await write(io.stdout, forms[format]());
  return errors > 0 || (strict === true && warnings > 0);
};
