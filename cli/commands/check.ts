import { configSearch } from '../check/find-configs';
import { jsonDocument } from '../check/json/document';
import { jsonSchema } from '../check/json-schema';
import { allRules } from '../check/rules/all-rules';
import type { RuleExample } from '../check/rules/rule';
import { wrapExample } from '../check/rules/rule';
import { runRules } from '../check/rules/run-rules';
import { checkFiles } from '../fix/check-files';
import { CliError } from '../io/errors';
import { expandFiles } from '../io/expand-files';
import { refuseOtherKind } from '../io/file-kind';
import { type Io, resultsToStderr } from '../io/io';
import { limits } from '../io/limits';
import { readText } from '../io/read-text';
import { canParse } from '../io/urls';
import { write } from '../io/write';
import { count } from '../report/count';
import type { FindingFormat } from '../report/finding';
import { percentText } from '../report/percent';
import { progress } from '../report/progress';
import { refuseBesideList } from '../report/refuse-beside-list';
import { ruleList } from '../report/rule-list';
import { writeFindings } from '../report/write-findings';
import { suppressions } from '../suppress/suppressions';
import { unusedIgnore } from '../suppress/unused-ignore';

export interface CheckOptions {
  format: FindingFormat;
  strict?: boolean;
  fix?: boolean;
  rules?: boolean;
  schema?: boolean;
  allowedOrigins?: string[];
}

/**
 * Runs `cobble check FILE…` (CLI-1).
 *
 * @param given files, folders, globs, or `-`
 * @returns 0, or 1 if there are errors (or warnings, with `strict`)
 */
export const check = async (given: readonly string[], options: CheckOptions, io: Io): Promise<number> => {
  if (options.schema || options.rules) {
    await write(io.stdout, listing(given, options, io));
    return 0;
  }
  if (given.length === 0)
    throw new CliError(
      'cobble check needs at least one FILE',
      'Name configs, folders or globs, or - for standard input. --rules lists the rules.',
    );
  const allowedOrigins = options.allowedOrigins?.map(origin);
  const files = await expandFiles(given, configSearch, io);
  const names = allRules.map(({ id }) => id);
  const { reasonFor, unused } = await suppressions('check', names, io);
  const line = progress(io);
  let judged = 0;
  const results = await checkFiles(
    files,
    {
      read: (file) => readText(file, io),
      judge(file, text) {
        refuseOtherKind('config', file, text);
        line.show(`${percentText(judged++, files.length)}${file}: checking`);
        return runRules(jsonDocument(file, text), allRules, { allowedOrigins }, reasonFor);
      },
      limit: limits.config,
      fix: options.fix === true,
      format: options.format,
    },
    io,
  );
  line.clear();
  const sum = (of: 'experiments' | 'patterns'): number => results.reduce((total, each) => total + each[of], 0);
  const hasFailed = await writeFindings(
    [...results, { findings: unused(), unlisted: [], suppressed: [] }],
    {
      ...options,
      rules: [...allRules, unusedIgnore],
      scope: `${count(results.length, 'file')} (${count(sum('experiments'), 'experiment')}, ${count(sum('patterns'), 'pattern')})`,
    },
    options.fix && files.includes('-') ? resultsToStderr(io) : io,
  );
  return hasFailed ? 1 : 0;
};

const listing = (files: readonly string[], { schema, rules, format }: CheckOptions, io: Io): string => {
  if (schema && rules) throw new CliError("--schema and --rules can't be combined", 'Use one of them.');
  refuseBesideList(schema ? '--schema' : '--rules', files, format);
  if (schema) return `${JSON.stringify(jsonSchema(), null, 2)}\n`;
  const listed = allRules.map((rule) => ({ ...rule, wrong: example(rule.wrong), right: example(rule.right) }));
  return ruleList([...listed, unusedIgnore], format, io);
};

const origin = (text: string): string => {
  if (!canParse(text) || !/^https?:/i.test(text))
    throw new CliError(`--allowed-origins ${text} isn't an origin`, 'Write it as https://cdn.example.');
  return new URL(text).origin;
};

const example = (given: RuleExample): { shown: string; whole: string } => ({
  shown: ['file', 'experiment', 'experiments'].includes(given.of) ? given.json : `"${given.of}": ${given.json}`,
  whole: wrapExample(given),
});
