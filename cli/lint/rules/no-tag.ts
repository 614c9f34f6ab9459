import { CURLY_QUOTES, isStatic, isTagUrl } from '../html/markup';
import type { LintRule } from '../lint-rule';
import type { PageElement } from '../page';

export const noTag: LintRule = {
  id: 'no-tag',
  severity: 'warning',
  text: 'A page has no Cobble tag.',
  why: 'Nothing is mounted without the tag: every widget stays its fallback; a page without widgets either may have lost both on its way. A piece of a page (without doctype, <html>, <head> and <body>) needs none: the page that it is put into has it.',
  wrong: '<!doctype html><div data-widget="themed-button">Play</div>',
  right:
    '<!doctype html><link rel="stylesheet" href="/dist/realms/room.css"><script async src="/dist/realms/cobble.js"></script><div data-widget="themed-button">Play</div>',
  *find({ page, all, mounted }) {
    if (!page.whole) return;
    const [first] = mounted;
    // A template may insert widgets. Other rules report unknown ones, and ignored regions are intentional.
    if (!first && (TEMPLATE.test(page.html) || all.some(({ attributes }) => attributes.has('data-widget')))) return;
    if (all.some(mayLoadCobble)) return;
    yield first
      ? {
          at: first.element.at,
          message: `The page has widgets, the first of which is ${first.description.name}, and no Cobble tag`,
          mend: 'Put the tag that cobble snippet prints into its <head>.',
        }
      : {
          at: all[0]?.at ?? { offset: 0, length: 0 },
          message: 'The page has no Cobble tag, and no element with data-widget',
          mend: 'Put the tag that cobble snippet prints into its <head>, and a widget where one is to stand; or leave the page out.',
        };
  },
};

/** A template, a script or a tag manager may add the tag. */
const mayLoadCobble = ({ tag, attributes, text }: PageElement): boolean => {
  const src = attributes.get('src')?.value ?? '';
  return (
    tag === 'script' &&
    (!isStatic(src) ||
      isTagUrl(src.replace(CURLY_QUOTES, '')) ||
      /cobble(?:\.\w+)?\.js|cobbleSettings|gtm\.js/.test(text))
  );
};

/** Syntax of a template language, but not an XML declaration. */
const TEMPLATE = /\{\{|\{%|<%|<\?(?!xml\b)/i;
