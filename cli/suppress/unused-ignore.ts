import type { ListedRule } from '../report/rule-list';

const both = (text: string): ListedRule['wrong'] => ({ shown: text, whole: text });

/** What is said of entries of `cobble.json`, by `check` and by `lint`. */
export const unusedIgnore: ListedRule = {
  id: 'unused-ignore',
  severity: 'warning',
  text: 'An entry of cobble.json suppresses nothing.',
  why: 'What it was for has been mended, or its names are misspelt; it would hide what comes later.',
  wrong: both('{ "check": { "ignore": [{ "rule": "patern-dot", "reason": "Dots are meant so." }] } }'),
  right: both('{ "check": { "ignore": [{ "rule": "pattern-dot", "reason": "Dots are meant so." }] } }'),
};
