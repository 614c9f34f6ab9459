import { configModel } from '../config/config-model';
import type { JsonDocument } from '../json/document';
import type { Collected } from '../report/collect';
import { collect } from '../report/collect';
import type { Found } from '../report/locate';
import type { Rule, RuleContext } from './rule';

/** What a run of the rules over one config gives. */
export interface RulesResult extends Collected {
  experiments: number;
  patterns: number;
}

/**
 * Runs rules over one config; findings come in the order of the text.
 *
 * @param rules all of them, or those under test
 */
export const runRules = async (
  document: JsonDocument,
  rules: readonly Rule[],
  options: Omit<RuleContext, 'config'>,
): Promise<RulesResult> => {
  const config = configModel(document);
  const found: [Rule, Iterable<Found>][] = [];
  for (const rule of rules) found.push([rule, await rule.find({ config, ...options })]);
  return {
    ...collect(found, document.name, document),
    experiments: config.experiments.length,
    patterns: config.patterns.length,
  };
};
