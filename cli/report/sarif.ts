import { safeJson } from '../io/json';
import { canParse } from '../io/urls';
import type { LocatedFinding, SuppressedFinding } from './finding';
import type { RuleText } from './rule-text';
import { sentences } from './sentences';

/**
 * Findings as SARIF 2.1.0, which code scanning services read.
 *
 * @param rules all rules of the command, also those without a finding
 * @param suppressed what the user has said is no fault
 */
export const sarif = (
  findings: readonly LocatedFinding[],
  rules: readonly RuleText[],
  suppressed: readonly SuppressedFinding[] = [],
): string => {
  const index = new Map(rules.map((rule, number) => [rule.id, number]));
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
          // Either all results of a run have the member, or none has (SARIF 2.1.0, 3.27.23).
          ...findings.map((finding) => ({ finding, ...(suppressed.length > 0 && { suppressions: [] }) })),
          ...suppressed.map((finding) => ({
            finding,
            suppressions: [{ kind: 'external', justification: finding.reason }],
          })),
        ].map(({ finding: { rule, severity, file, line, column, message, mend, underline }, ...more }) => ({
          ruleId: rule,
          ruleIndex: index.get(rule) ?? -1,
          level: severity,
          message: { text: sentences(message, mend) },
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: file === '-' ? 'stdin' : uri(file) },
                region: {
                  startLine: line,
                  startColumn: column,
                  endColumn: Math.max(column + 1, underline.column + underline.length),
                },
              },
            },
          ],
          ...more,
        })),
      },
    ],
  };
  return `${safeJson(log, 2)}\n`;
};

const uri = (file: string): string =>
  canParse(file) && /^https?:/i.test(file)
    ? file
    : file.replaceAll('\\', '/').split('/').map(encodeURIComponent).join('/');
