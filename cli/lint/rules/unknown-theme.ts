import { didYouMean, suggestion } from '../../io/did-you-mean';
import { isStatic } from '../html/markup';
import type { LintRule } from '../lint-rule';

export const unknownTheme: LintRule = {
  id: 'unknown-theme',
  severity: 'warning',
  text: 'data-theme is unknown.',
  why: "The widget uses the bundle's theme. Name custom themes with --theme.",
  wrong: '<div data-widget="themed-button" data-theme="Realms">Play</div>',
  right: '<div data-widget="themed-button" data-theme="realms">Play</div>',
  *find({ mounted, tags, themes }) {
    for (const element of [...mounted.map((each) => each.element), ...tags]) {
      const theme = element.attributes.get('data-theme');
      if (!theme || theme.value === '' || !isStatic(theme.value) || themes.includes(theme.value)) continue;
      const near = didYouMean(theme.value, themes);
      yield {
        at: theme.at,
        spot: theme.valueAt,
        message: `Unknown theme ${JSON.stringify(theme.value)}${suggestion(near)}`,
        advice: near ? `Write data-theme="${near}".` : `Use one of ${themes.join(', ')}.`,
      };
    }
  },
};
