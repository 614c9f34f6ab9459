import { isStatic } from '../html/markup';
import type { LintRule } from '../lint-rule';

export const noRoom: LintRule = {
  id: 'no-room',
  severity: 'warning',
  text: 'A page with the Cobble tag keeps no room for its widgets.',
  why: 'Until a widget stands, its place is as high as its fallback: the page jumps when it comes. The sheet THEME/room.css keeps the room. A piece of a page (without doctype, <html>, <head> and <body>) needs none.',
  wrong:
    '<!doctype html><script async src="/dist/realms/cobble.js"></script><div data-widget="themed-button">Play</div>',
  right:
    '<!doctype html><link rel="stylesheet" href="/dist/realms/room.css"><script async src="/dist/realms/cobble.js"></script><div data-widget="themed-button">Play</div>',
  *find({ page, all, mounted, tags }) {
    const [tag] = tags;
    // Dialogs cover the page, so they need no reserved space.
    if (!page.whole || !tag || mounted.every(({ description }) => description.room?.length === 0)) return;
    const isKept = all.some(({ tag, attributes, text }) => {
      const href = attributes.get('href')?.value ?? '';
      // A template may insert the sheet's name.
      if (tag === 'link') return /(^|\/)room\.css([?#]|$)/.test(href) || !isStatic(href);
      return tag === 'style' && text.includes('[data-widget') && text.includes('--room');
    });
    if (isKept) return;
    yield {
      at: tag.at,
      message: 'The page keeps no room for its widgets: it jumps when they come',
      mend: 'Put the <link> or the <style> that cobble snippet prints before the tag.',
    };
  },
};
