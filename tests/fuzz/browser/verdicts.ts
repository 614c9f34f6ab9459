import type { LintSetup } from '../../../cli/lint/lint-page';
import { lintPage } from '../../../cli/lint/lint-page';
import { allLintRules } from '../../../cli/lint/rules/all-lint-rules';
import { attributeOf } from '../../../src/embed/read-props';

/**
 * A problem that the page or lint reports: `name`, `broken` (data-props), `theme`, `load`, `missing ATTRIBUTE`, or
 * `value ATTRIBUTE`.
 */
export type Verdict = string;

/** Converts the page's messages. Leaves unknown messages unchanged. */
export const verdictsOfPage = (messages: readonly string[]): Verdict[] =>
  messages.map((text) => {
    if (text.startsWith('cobble: unknown widget ')) return 'name';
    if (/^cobble: \S+: data-props isn't a JSON object/.test(text)) return 'broken';
    const missing = /^cobble: \S+: the required (data-\S+) is missing/.exec(text)?.[1];
    if (missing) return `missing ${missing}`;
    // Only rejections contain ` is invalid, so `. Other messages of a widget may also name an attribute.
    const isRejected = text.includes(' is invalid, so ')
      ? /^cobble: \S+?(?: #\S+)?: (data-[\w-]+)="/.exec(text)?.[1]
      : undefined;
    return isRejected === 'data-theme'
      ? 'theme'
      : isRejected === 'data-load'
        ? 'load'
        : isRejected
          ? `value ${isRejected}`
          : text;
  });

/** Verdicts keyed by line of the markup. */
export const verdictsOfLint = (html: string, knowledge: Omit<LintSetup, 'rules'>): Map<number, Verdict[]> => {
  const lines = new Map<number, Verdict[]>();
  const add = (line: number, verdict: Verdict) => lines.set(line, [...(lines.get(line) ?? []), verdict]);
  for (const { rule, line, message } of lintPage(
    { name: 'page.html', html: `<!doctype html><body><div>${html}</div>` },
    { rules: allLintRules, ...knowledge },
  ).findings) {
    if (rule === 'unknown-widget') add(line, 'name');
    if (rule === 'unknown-theme') add(line, 'theme');
    if (rule === 'unknown-load') add(line, 'load');
    if (rule === 'missing-prop') add(line, `missing ${/needs (data-[\w-]+)/.exec(message)![1]}`);
    if (rule === 'bad-value') add(line, `value ${/^(data-[\w-]+) of/.exec(message)![1]}`);
    if (rule === 'broken-props') {
      const key = /^(\w+) in data-props of/.exec(message)?.[1];
      if (key) add(line, `value ${attributeOf(key)}`);
      else if (/isn't (valid JSON|a JSON object)/.test(message)) add(line, 'broken');
    }
  }
  return lines;
};
