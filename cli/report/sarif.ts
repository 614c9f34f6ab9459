import { safeJson } from '../io/json';
import { canParse } from '../io/urls';
import { type LocatedFinding, messageWithFix, type RuleText, type SuppressedFinding } from './finding';

/** Writes SARIF 2.1.0. */
export const sarif = (
  findings: readonly LocatedFinding[],
  rules: readonly RuleText[],
  suppressed: readonly SuppressedFinding[] = [],
): string => {
  const index = new Map(rules.map((rule, number) => [rule.id, number]));
  // Either all results of a run have suppressions, or none (SARIF 2.1.0, 3.27.23).
  const none = suppressed.length > 0 ? { suppressions: [] } : {};
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'cobble',
            rules: rules.map(({ id, severity, text, why }) => ({
              id,
              shortDescription: { text },
              fullDescription: { text: why },
              defaultConfiguration: { level: severity },
            })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: [
          ...findings.map((finding) => ({ ...resultOf(finding, index), ...none })),
          ...suppressed.map((finding) => ({
            ...resultOf(finding, index),
            suppressions: [{ kind: 'external', justification: finding.reason }],
          })),
        ],
      },
    ],
  };
  return `${safeJson(log, 2)}\n`;
};

const resultOf = (finding: LocatedFinding, ruleIndex: ReadonlyMap<string, number>) => {
  const { rule, severity, file, line, column, underline } = finding;
  const endColumn = Math.max(column + 1, underline.column + underline.length);
  return {
    ruleId: rule,
    ruleIndex: ruleIndex.get(rule) ?? -1,
    level: severity,
    message: { text: messageWithFix(finding) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: file === '-' ? 'stdin' : uri(file) },
          region: { startLine: line, startColumn: column, endColumn },
        },
      },
    ],
  };
};

const uri = (file: string): string =>
  canParse(file) && /^https?:/i.test(file)
    ? file
    : file.replaceAll('\\', '/').split('/').map(encodeURIComponent).join('/');
