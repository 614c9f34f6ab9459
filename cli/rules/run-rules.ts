import { configModel } from '../config/config-model';
import type { JsonDocument } from '../json/document';
import type { LocatedFinding } from '../report/finding';
import { locate } from '../report/locate';
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
  const findings: { offset: number; finding: LocatedFinding }[] = [];
  for (const rule of rules) {
    for (const found of await rule.find({ config, ...options })) findings.push({ offset: found.at.offset, finding: locate(found, rule, document.name, document) });
  }
  findings.sort((a, b) => a.offset - b.offset);
  return { findings: findings.map(({ finding }) => finding), experiments: config.experiments.length, patterns: config.patterns.length };
};
