import type { Collected } from '../../report/collect';
import { collect } from '../../report/collect';
import type { Found } from '../../report/locate';
import { configModel, experimentAt } from '../config-model';
import type { JsonDocument } from '../json/document';
import type { Rule, RuleContext } from './rule';

export interface RulesResult extends Collected {
  experiments: number;
  patterns: number;
}

/**
 * Returns findings in document order.
 * @param reasonFor a function that returns why an experiment's findings are suppressed
 */
export const runRules = async (
  document: JsonDocument,
  rules: readonly Rule[],
  options: Omit<RuleContext, 'config'>,
  reasonFor: (rule: string, experiment: string | undefined) => string | undefined = () => undefined,
): Promise<RulesResult> => {
  const config = configModel(document);
  const found: [Rule, Iterable<Found>][] = [];
  for (const rule of rules) found.push([rule, await rule.find({ config, ...options })]);
  return {
    ...collect(found, document.name, document, (rule, offset) =>
      reasonFor(rule, experimentAt(config.experiments, offset)?.name),
    ),
    experiments: config.experiments.length,
    patterns: config.patterns.length,
  };
};
