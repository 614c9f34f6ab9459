import { didYouMean, onlyNear, suggestion } from '../../io/did-you-mean';
import { replaceValue } from '../attribute-edits';
import { isStatic } from '../html/markup';
import type { LintRule } from '../lint-rule';
import { LOAD_WORDS } from './known-attributes';

/** In characters. The page rejects longer values, because some media queries take seconds to parse (threat 9). */
const MAX_LENGTH = 1000;

export const unknownLoad: LintRule = {
  id: 'unknown-load',
  severity: 'warning',
  text: "data-load isn't visible, eager, idle, interaction or media (QUERY).",
  why: 'The widget loads when it comes into view.',
  wrong: '<div data-widget="themed-button" data-load="lazy">Play</div>',
  right: '<div data-widget="themed-button" data-load="media (min-width: 768px)">Play</div>',
  *find({ page, mounted }) {
    for (const { element } of mounted) {
      const load = element.attributes.get('data-load');
      if (!load || isValid(load.value) || !isStatic(load.value)) continue;
      const near = didYouMean(load.value, LOAD_WORDS);
      const meant = onlyNear(load.value, LOAD_WORDS);
      yield {
        at: load.at,
        spot: load.valueAt,
        message:
          load.value.length > MAX_LENGTH
            ? `data-load has ${load.value.length} characters; the limit is ${MAX_LENGTH}`
            : `Unknown data-load=${JSON.stringify(load.value)}${suggestion(near)}`,
        fix: meant === undefined ? undefined : replaceValue(page, load, meant),
        advice: near ? `Write data-load="${near}".` : `Use ${LOAD_WORDS.join(', ')} or media (QUERY).`,
      };
    }
  },
};

const isValid = (value: string): boolean =>
  value === '' || LOAD_WORDS.includes(value) || (/^media\s*\S/.test(value) && value.length <= MAX_LENGTH);
