import { didYouMean, onlyNear } from '../../io/did-you-mean';
import { replaceValue } from '../attribute-edits';
import { isStatic } from '../html/markup';
import type { LintRule } from '../lint-rule';

const WORDS = ['visible', 'eager', 'idle', 'interaction'];

/** Longest value that the page looks at: a browser's parser takes seconds for some queries (threat 9). */
const LONGEST = 1000;

/** `data-load` with a word that means nothing. */
export const unknownLoad: LintRule = {
  id: 'unknown-load',
  severity: 'warning',
  text: 'data-load is none of visible, eager, idle, interaction, media (QUERY).',
  why: 'The widget then loads when it comes into view.',
  wrong: '<div data-widget="themed-button" data-load="lazy">Play</div>',
  right: '<div data-widget="themed-button" data-load="media (min-width: 768px)">Play</div>',
  *find({ page, mounted }) {
    for (const { element } of mounted) {
      const load = element.attributes.get('data-load');
      if (
        !load ||
        load.value === '' ||
        !isStatic(load.value) ||
        WORDS.includes(load.value) ||
        (/^media\s*\S/.test(load.value) && load.value.length <= LONGEST)
      )
        continue;
      const near = didYouMean(load.value, WORDS);
      const meant = onlyNear(load.value, WORDS);
      yield {
        at: load.at,
        spot: load.valueAt,
        message:
          load.value.length > LONGEST
            ? `data-load has ${load.value.length} characters; the page looks at ${LONGEST} at most`
            : `data-load=${JSON.stringify(load.value)} is not known${near ? `; did you mean "${near}"?` : ''}`,
        fix: meant === undefined ? undefined : replaceValue(page, load, meant),
        mend: near ? `Write data-load="${near}".` : `Use ${WORDS.join(', ')} or media (QUERY).`,
      };
    }
  },
};
