import { TAG_FILE } from '../../../src/embed/tag-url';
import type { LintContext, LintRule } from '../lint-rule';
import type { PageElement } from '../page';

export const escapedMarkup: LintRule = {
  id: 'escaped-markup',
  severity: 'warning',
  text: 'The markup of a widget or of the tag is on the page as text.',
  why: 'Visitors see the markup and nothing is mounted. Editors escape markup that you paste in visual mode. <code>, <pre> and <textarea> are skipped.',
  wrong: '<p>&lt;div data-widget="themed-button"&gt;Play&lt;/div&gt;</p>',
  right: '<div data-widget="themed-button">Play</div> <code>&lt;div data-widget="themed-button"&gt;</code>',
  *find({ page }: LintContext) {
    for (const { at, parent } of page.texts) {
      if (isCode(parent)) continue;
      const text = page.html.slice(at.offset, at.offset + at.length);
      for (const { 0: found, index } of text.matchAll(MARKUP)) {
        const isWidget = /^data/i.test(found);
        const [opening, name = ''] = OPENING.exec(text.slice(Math.max(0, index - LOOK_BEHIND), index)) ?? [];
        if (opening === undefined || (!isWidget && name.toLowerCase() !== 'script')) continue;
        yield {
          at: { offset: at.offset + index - opening.length, length: opening.length },
          message: `The markup <${name}> of ${isWidget ? 'a widget' : 'the tag'} is on the page as text`,
          advice: "Paste it in the editor's source or HTML mode.",
        };
      }
    }
  },
};

const MARKUP = new RegExp(`data-widget\\s*=|${TAG_FILE}`, 'gi');

/** In characters. */
const LOOK_BEHIND = 300;

const OPENING = /&(?:amp;)*(?:lt|#0*60|#x0*3c);([a-z][\w-]*)(?:(?!&(?:amp;)*(?:[lg]t|#0*6[02]|#x0*3[ce]);)[^<>])*$/i;

const CODE = /^(?:code|pre|kbd|samp|textarea|script|style|xmp|title|template|noscript|iframe)$/;

const isCode = (element: PageElement | undefined): boolean => {
  for (let around = element; around; around = around.parent) if (CODE.test(around.tag)) return true;
  return false;
};
