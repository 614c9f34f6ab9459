import { isStatic } from './is-static';
import { isTagUrl } from './is-tag-url';
import type { LintRule } from './lint-rule';
import { QUOTES } from './quotes';

/** Widgets on a page that loads nothing. */
export const noTag: LintRule = {
  id: 'no-tag',
  severity: 'warning',
  text: 'A page has widgets, and no Cobble tag.',
  why: 'Nothing is mounted without the tag: every widget stays its fallback. A piece of a page (without doctype, <html>, <head> and <body>) needs none: the page that it is put into has it.',
  wrong: '<!doctype html><div data-widget="themed-button">Play</div>',
  right:
    '<!doctype html><link rel="stylesheet" href="/dist/realms/room.css"><script async src="/dist/realms/cobble.js"></script><div data-widget="themed-button">Play</div>',
  *find({ page, all, mounted, tags }) {
    const [first] = mounted;
    if (!page.whole || !first || tags.length > 0) return;
    const scripts = all.filter(({ tag }) => tag === 'script');
    // A template, a script of the page's or of a tag manager may bring it: then nobody can say.
    if (
      scripts.some(({ attributes, text }) => {
        const src = attributes.get('src')?.value ?? '';
        return (
          !isStatic(src) ||
          isTagUrl(src.replace(QUOTES, '')) ||
          /cobble(?:\.\w+)?\.js|cobbleSettings|gtm\.js/.test(text)
        );
      })
    )
      return;
    yield {
      at: first.element.at,
      message: `The page has widgets, the first of which is ${first.description.name}, and no Cobble tag`,
      mend: 'Put the tag that cobble snippet prints into its <head>.',
    };
  },
};
