import type { Io } from '../io/io';
import { write } from '../io/write';
import type { LocatedFinding } from './finding';
import { github } from './github';
import { json } from './json';
import type { RuleText } from './rule-text';
import { sarif } from './sarif';
import { text } from './text';

/** The forms in which `check` and `lint` report. */
export const FINDING_FORMATS = ['text', 'json', 'sarif', 'github'] as const;
export type FindingFormat = (typeof FINDING_FORMATS)[number];

/** Writes findings to stdout in one of the formats; `summary` ends the text one. */
export const writeFindings = async (format: FindingFormat, findings: readonly LocatedFinding[], rules: readonly RuleText[], summary: string, io: Io): Promise<void> => {
  switch (format) {
    case 'json': return write(io.stdout, json(findings));
    case 'sarif': return write(io.stdout, sarif(findings, rules));
    case 'github': return write(io.stdout, github(findings));
    case 'text': return write(io.stdout, `${findings.length > 0 ? `${text(findings, io.paint.out, io.columns)}\n` : ''}${summary}\n`);
  }
};
