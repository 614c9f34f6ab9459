import { jsonDocument } from '../../../cli/check/json/document';
import { allRules } from '../../../cli/check/rules/all-rules';
import type { RuleExample } from '../../../cli/check/rules/rule';
import { wrapExample } from '../../../cli/check/rules/rule';
import { runRules } from '../../../cli/check/rules/run-rules';
import { testListing } from '../test-listing';

/**
 * What a rule says of a piece of a config that is valid elsewhere.
 *
 * @returns of each finding the underlined text, the message and the mend; with the severity before them where it is not
 *   the rule's own
 */
const saidByRule = async (
  id: string,
  of: RuleExample['of'],
  json: string,
  allowedOrigins?: readonly string[],
): Promise<string[][]> => {
  const rules = allRules.filter((rule) => rule.id === id);
  const { findings } = await runRules(jsonDocument('config.json', wrapExample({ of, json })), rules, {
    allowedOrigins,
  });
  return findings.map(({ severity, source, underline: { column, length }, message, mend }) => [
    ...(severity === rules[0]?.severity ? [] : [severity]),
    source.slice(column - 1, column - 1 + length),
    message,
    mend,
  ]);
};

/** Tests a listing of pieces of a config, each behind what it is: `url { "include": "^/" }`. */
export const testConfigs = (listing: string): void =>
  testListing(listing, (rule, piece) => {
    const [, of, json] = /^(\w+) (.*)$/.exec(piece)!;
    return saidByRule(rule, of as RuleExample['of'], json!, ['https://cdn.example.net']);
  });
