import { isTagUrl, TAG_FILE } from '../../../src/embed/tag-url';
import { CURLY_QUOTES, isStatic } from '../html/markup';
import type { LintRule } from '../lint-rule';
import type { PageElement } from '../page';

export const noTag: LintRule = {
  id: 'no-tag',
  severity: 'warning',
  text: 'A page has no Cobble tag.',
  why: 'Without the tag, nothing is mounted and every fallback stays. If the page has no widgets either, the content system may have removed both. Page fragments (without doctype, <html>, <head> and <body>) are skipped.',
  wrong: '<!doctype html><div data-widget="themed-button">Play</div>',
  right:
    '<!doctype html><link rel="stylesheet" href="/dist/realms/room.css"><script async src="/dist/realms/cobble.js"></script><div data-widget="themed-button">Play</div>',
  *find({ page, all, mounted }) {
    if (page.html.trim() === '')
      yield { at: { offset: 0, length: 0 }, message: 'The page is empty', advice: 'Check how the file was written.' };
    if (!page.whole) return;
    const [first] = mounted;
    // Skip the page if a template may insert widgets, or if all its widgets are unknown or ignored.
    if (!first && (TEMPLATE.test(page.html) || all.some(({ attributes }) => attributes.has('data-widget')))) return;
    if (all.some(mayLoadCobble)) return;
    yield first
      ? {
          at: first.element.at,
          message: `The page has widgets, such as ${first.description.name}, but no Cobble tag`,
          advice: 'Add the tag that cobble snippet prints to the <head>.',
        }
      : {
          at: all[0]?.at ?? { offset: 0, length: 0 },
          message: 'The page has no Cobble tag and no element with data-widget',
          advice: 'Add the tag that cobble snippet prints to the <head>, and add a widget. Or omit the page.',
        };
  },
};

/** A template, a script or a tag manager may add the tag. */
const mayLoadCobble = ({ tag, attributes, text }: PageElement): boolean => {
  const src = attributes.get('src')?.value ?? '';
  return tag === 'script' && (!isStatic(src) || isTagUrl(src.replace(CURLY_QUOTES, '')) || ADDS_TAG.test(text));
};

const ADDS_TAG = new RegExp(`${TAG_FILE}|cobbleSettings|gtm\\.js`);

const TEMPLATE = /\{\{|\{%|<%|<\?(?!xml\b)/i;
