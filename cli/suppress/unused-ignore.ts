import type { ListedRule } from '../report/rule-list';

const example = (text: string): ListedRule['wrong'] => ({ shown: text, whole: text });

export const unusedIgnore: ListedRule = {
  id: 'unused-ignore',
  severity: 'warning',
  text: 'An entry of cobble.json suppresses nothing.',
  why: 'What it was for has been mended, or its names are misspelt; it would hide what comes later.',
  wrong: example('{ "check": { "ignore": [{ "rule": "patern-dot", "reason": "Dots are meant so." }] } }'),
  right: example('{ "check": { "ignore": [{ "rule": "pattern-dot", "reason": "Dots are meant so." }] } }'),
};
