import { lintPage } from '../../../cli/lint/lint-page';
import { allLintRules } from '../../../cli/lint/rules/all-lint-rules';
import { widget } from './lint-support';

const known = {
  widgets: new Map([
    widget('tile', {
      props: {
        title: { type: 'text', required: true, text: 'Name.' },
        variant: { type: 'text', values: ['quiet', 'loud'], text: 'Weight.' },
        price: { type: 'amount', text: 'Price.' },
        rating: { type: 'number', min: 0, max: 5, text: 'Stars.' },
        least: { type: 'number', min: 1, text: 'At least.' },
        most: { type: 'number', max: 9, text: 'At most.' },
        size: { type: 'number', text: 'Any.' },
        on: { type: 'boolean', text: 'On.' },
        href: { type: 'url', text: 'Page.' },
        options: { type: 'list', text: 'Options.' },
        action: { type: 'record', text: 'What it does.' },
      },
      slots: { '': 'Text.', footer: 'Foot.' },
    }),
    widget('flyout', {
      props: { heading: { type: 'text', required: true, slotted: true, text: 'Title.' } },
      methods: ['open', 'close', 'toggle'],
    }),
    widget('plain', {}),
  ]),
  themes: ['realms', 'vanilla'],
};

/**
 * Lints a page.
 *
 * @returns the rule, the underlined text, the message and the fix of each finding
 */
export const lintFindings = (html: string, id?: string): string[][] =>
  lintPage(
    { name: 'page.html', html },
    { rules: allLintRules.filter((rule) => !id || rule.id === id), ...known },
  ).findings.map(({ rule, source, underline: { column, length }, message, advice }) => [
    ...(id ? [] : [rule]),
    source.slice(column - 1, column - 1 + length),
    message,
    advice,
  ]);
