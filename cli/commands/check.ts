import { jsonDocument } from '../check/json/document';
import { jsonSchema } from '../check/json-schema';
import { allRules } from '../check/rules/all-rules';
import { runRules } from '../check/rules/run-rules';
import { wrapExample } from '../check/rules/wrap-example';
import { CliError } from '../io/cli-error';
import type { Io } from '../io/io';
import { readText } from '../io/read-text';
import { write } from '../io/write';
import type { Collected } from '../report/collect';
import { count } from '../report/count';
import { progress } from '../report/progress';
import { ruleList } from '../report/rule-list';
import type { FindingFormat } from '../report/write-findings';
import { writeFindings } from '../report/write-findings';

/** Options of `cobble check`. */
export interface CheckOptions {
  format: FindingFormat;
  /** Warnings fail too. */
  strict?: boolean;
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
 * @throws CliError when there is no file, or one can't be read
 */
export const check = async (files: readonly string[], options: CheckOptions, io: Io): Promise<number> => {
  if (options.schema) {
    await write(io.stdout, `${JSON.stringify(jsonSchema(), null, 2)}\n`);
    return 0;
  }
  if (options.rules) {
    await write(
      io.stdout,
      ruleList(
        allRules.map((rule) => ({ ...rule, wrong: example(rule.wrong), right: example(rule.right) })),
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
  const line = progress(io);
  const all: Collected[] = [];
  let [experiments, patterns] = [0, 0];
  for (const file of new Set(files)) {
    const document = jsonDocument(file, await readText(file, io));
    line.show(`${file}: checking`);
    const result = await runRules(document, allRules, { allowedOrigins });
    all.push(result);
    experiments += result.experiments;
    patterns += result.patterns;
  }
  line.clear();
  const scope = `${count(new Set(files).size, 'file')} (${count(experiments, 'experiment')}, ${count(patterns, 'pattern')})`;
  return (await writeFindings(
    { findings: all.flatMap((each) => each.findings), unlisted: all.flatMap((each) => each.unlisted) },
    allRules,
    scope,
    options,
    io,
  ))
    ? 1
    : 0;
};

const origin = (text: string): string => {
  if (!URL.canParse(text) || !/^https?:/i.test(text))
    throw new CliError(`--allowed-origins ${text} is no origin`, 'Write it as https://cdn.example.');
  return new URL(text).origin;
};

const example = (given: (typeof allRules)[number]['wrong']): { shown: string; whole: string } => ({
  shown: ['file', 'experiment', 'experiments'].includes(given.of) ? given.json : `"${given.of}": ${given.json}`,
  whole: wrapExample(given),
});
