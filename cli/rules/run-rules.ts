import { configModel } from '../config/config-model';
import type { JsonDocument } from '../json/document';
import type { LocatedFinding } from '../report/finding';
import type { Rule, RuleContext } from './rule';

/** What a run of the rules over one config gives. */
export interface RulesResult { findings: LocatedFinding[]; experiments: number; patterns: number }

/**
 * Runs rules over one config; findings come in the order of the text.
 *
 * @param rules all of them, or those under test
 */
export const runRules = async (document: JsonDocument, rules: readonly Rule[], options: Omit<RuleContext, 'config'>): Promise<RulesResult> => {
  const config = configModel(document);
  const findings: (LocatedFinding & { offset: number })[] = [];
  for (const rule of rules) {
    for (const { at, spot = at, message, mend, severity = rule.severity } of await rule.find({ config, ...options })) {
      const position = document.position(at.offset);
      const source = document.line(position.line);
      // What is shown starts and ends on the finding's own line.
      const shown = spot.offset >= at.offset ? spot : at;
      const start = document.position(shown.offset).line === position.line ? shown : at;
      const column = document.position(start.offset).column;
      findings.push({
        rule: rule.id, severity, file: document.name, ...position, message, mend, offset: at.offset, source,
        underline: { column, length: Math.max(1, Math.min(start.length, source.length - column + 1)) },
      });
    }
  }
  findings.sort((a, b) => a.offset - b.offset);
  return {
    findings: findings.map(({ offset: _, ...finding }) => finding),
    experiments: config.experiments.length,
    patterns: config.patterns.length,
  };
};
