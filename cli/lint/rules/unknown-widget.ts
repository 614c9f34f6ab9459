import { didYouMean, onlyNear, suggestion } from '../../io/did-you-mean';
import { replaceValue } from '../attribute-edits';
import { isStatic } from '../html/markup';
import type { LintRule } from '../lint-rule';

export const unknownWidget: LintRule = {
  id: 'unknown-widget',
  severity: 'error',
  text: 'data-widget is unknown.',
  why: 'Nothing is mounted: the fallback stays, and cobble:error fires.',
  wrong: '<div data-widget="themed-buton">Play</div>',
  right: '<div data-widget="themed-button">Play</div>',
  *find({ page, widgets }) {
    for (const { attributes } of page.elements) {
      const name = attributes.get('data-widget');
      if (!name || widgets.has(name.value) || !isStatic(name.value)) continue;
      const near = didYouMean(name.value, widgets.keys());
      const meant = onlyNear(name.value, widgets.keys());
      yield {
        at: name.at,
        spot: name.valueAt,
        message:
          name.value === ''
            ? 'data-widget is empty'
            : `Unknown widget ${JSON.stringify(name.value)}${suggestion(near)}`,
        fix: meant === undefined ? undefined : replaceValue(page, name, meant),
        advice: near ? `Write data-widget="${near}".` : `Use one of ${[...widgets.keys()].sort().join(', ')}.`,
      };
    }
  },
};
