import { jsonDocument } from '../check/json/document';
import { jsonSchema } from '../check/json-schema';
import { allRules } from '../check/rules/all-rules';
import { runRules } from '../check/rules/run-rules';
import { wrapExample } from '../check/rules/wrap-example';
import { lookAtFiles } from '../fix/look-at-files';
import { toMessages } from '../fix/to-messages';
import { canParse } from '../io/can-parse';
import { CliError } from '../io/cli-error';
import type { Io } from '../io/io';
import { limits } from '../io/limits';
import { readText } from '../io/read-text';
import { write } from '../io/write';
import { count } from '../report/count';
import { progress } from '../report/progress';
import { refuseBesideList } from '../report/refuse-beside-list';
import { ruleList } from '../report/rule-list';
import type { FindingFormat } from '../report/write-findings';
import { writeFindings } from '../report/write-findings';
import { suppressions } from '../suppress/suppressions';
import { unusedIgnore } from '../suppress/unused-ignore';

/** Options of `cobble check`. */
export interface CheckOptions {
  format: FindingFormat;
  /** Warnings fail too. */
  strict?: boolean;
  /** Mend what is certain, and write the files back. */
  fix?: boolean;
  /** Print the rules instead. */
  rules?: boolean;
  /** Print the JSON Schema instead. */
  schema?: boolean;
  /** Origins that files may come from, besides the page's own. */
  allowedOrigins?: string[];
}

/**
 * `cobble check FILE…`: finds mistakes in experiment configs (CLI-1).
 *
 * @param files paths; `-` is standard input
 * @returns 0, or 1 when there are errors (with `strict`: or warnings)
 * @throws CliError when there is no file, or one beside a list, or one (`cobble.json` included) can't be read
 */
export const check = async (files: readonly string[], options: CheckOptions, io: Io): Promise<number> => {
  if (options.schema) {
    if (options.rules) throw new CliError('--schema and --rules are two lists', 'Ask for one of them.');
    refuseBesideList('--schema', files, options.format);
    await write(io.stdout, `${JSON.stringify(jsonSchema(), null, 2)}\n`);
    return 0;
  }
  if (options.rules) {
    refuseBesideList('--rules', files, options.format);
    await write(
      io.stdout,
      ruleList(
        [
          ...allRules.map((rule) => ({ ...rule, wrong: example(rule.wrong), right: example(rule.right) })),
          unusedIgnore,
        ],
        options.format,
        io,
      ),
    );
    return 0;
  }
  if (files.length === 0)
    throw new CliError(
      'cobble check needs at least one FILE',
      'Name the configs to check; - reads standard input, --rules lists the rules.',
    );
  const allowedOrigins = options.allowedOrigins?.map(origin);
  const names = allRules.map(({ id }) => id);
  const { reasonFor, unused } = await suppressions('check', names, io);
  const line = progress(io);
  const all = await lookAtFiles(
    files,
    {
      read: (file) => readText(file, io),
      judge(file, text) {
        line.show(`${file}: checking`);
        return runRules(jsonDocument(file, text), allRules, { allowedOrigins }, reasonFor);
      },
      limit: limits.config,
      fix: options.fix === true,
      format: options.format,
    },
    io,
  );
  line.clear();
  const sum = (of: 'experiments' | 'patterns'): number => all.reduce((total, each) => total + each[of], 0);
  return (await writeFindings(
    [...all, { findings: unused(), unlisted: [], suppressed: [] }],
    {
      ...options,
      rules: [...allRules, unusedIgnore],
      scope: `${count(all.length, 'file')} (${count(sum('experiments'), 'experiment')}, ${count(sum('patterns'), 'pattern')})`,
    },
    options.fix && files.includes('-') ? toMessages(io) : io,
  ))
    ? 1
    : 0;
};

const origin = (text: string): string => {
  if (!canParse(text) || !/^https?:/i.test(text))
    throw new CliError(`--allowed-origins ${text} is no origin`, 'Write it as https://cdn.example.');
  return new URL(text).origin;
};

const example = (given: (typeof allRules)[number]['wrong']): { shown: string; whole: string } => ({
  shown: ['file', 'experiment', 'experiments'].includes(given.of) ? given.json : `"${given.of}": ${given.json}`,
  whole: wrapExample(given),
});
