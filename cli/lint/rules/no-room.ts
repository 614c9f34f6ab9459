import { isStatic } from '../html/markup';
import type { LintRule } from '../lint-rule';

export const noRoom: LintRule = {
  id: 'no-room',
  severity: 'warning',
  text: 'A page with the Cobble tag reserves no space for its widgets.',
  why: 'Without reserved space, the layout shifts when widgets mount. The <style> of cobble snippet --page reserves it, or the stylesheet THEME/room.css. Page fragments (without doctype, <html>, <head> and <body>) are skipped.',
  wrong:
    '<!doctype html><script async src="/dist/realms/cobble.js"></script><div data-widget="themed-button">Play</div>',
  right:
    '<!doctype html><link rel="stylesheet" href="/dist/realms/room.css"><script async src="/dist/realms/cobble.js"></script><div data-widget="themed-button">Play</div>',
  *find({ page, all, mounted, tags }) {
    const [tag] = tags;
    // Dialogs cover the page, so they need no reserved space.
    if (!page.whole || !tag || mounted.every(({ description }) => description.room?.length === 0)) return;
    const isReserved = all.some(({ tag, attributes, text }) => {
      const href = attributes.get('href')?.value ?? '';
      // A template may insert the sheet's address.
      if (tag === 'link') return /(^|\/)room\.css([?#]|$)/.test(href) || !isStatic(href);
      return tag === 'style' && text.includes('[data-widget') && text.includes('--room');
    });
    if (isReserved) return;
    yield {
      at: tag.at,
      message: 'The page reserves no space for its widgets, so the layout shifts when they mount',
      advice:
        'Add the <style> that cobble snippet --page prints before the tag, or the <link> of cobble snippet --link-room.',
    };
  },
};
