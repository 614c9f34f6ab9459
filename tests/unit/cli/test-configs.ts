import { jsonDocument } from '../../../cli/check/json/document';
import { allRules } from '../../../cli/check/rules/all-rules';
import type { RuleExample } from '../../../cli/check/rules/rule';
import { wrapExample } from '../../../cli/check/rules/rule';
import { runRules } from '../../../cli/check/rules/run-rules';
import { testListing } from '../test-listing';

/**
 * @returns the underlined text, the message and the fix of each finding, preceded by the severity unless it is the
 *   rule's default
 */
const findingsByRule = async (
  id: string,
  of: RuleExample['of'],
  json: string,
  allowedOrigins?: readonly string[],
): Promise<string[][]> => {
  const rules = allRules.filter((rule) => rule.id === id);
  const { findings } = await runRules(jsonDocument('config.json', wrapExample({ of, json })), rules, {
    allowedOrigins,
  });
  return findings.map(({ severity, source, underline: { column, length }, message, advice }) => [
    ...(severity === rules[0]?.severity ? [] : [severity]),
    source.slice(column - 1, column - 1 + length),
    message,
    advice,
  ]);
};

/** Each line is a config fragment, preceded by its kind: `url { "include": "^/" }`. */
export const testConfigs = (listing: string): void =>
  testListing(listing, (rule, piece) => {
    const [, of, json] = /^(\w+) (.*)$/.exec(piece)!;
    return findingsByRule(rule, of as RuleExample['of'], json!, ['https://cdn.example.net']);
  });
