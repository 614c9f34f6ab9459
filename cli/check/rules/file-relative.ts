import { canParse } from '../../io/urls';
import { quote } from './quoting';
import type { Rule } from './rule';

export const fileRelative: Rule = {
  id: 'file-relative',
  severity: 'warning',
  text: 'A script or stylesheet has a URL that is relative to the page.',
  why: 'exp/b.js is a different file on /store/ than on /store/sale/. Start the URL with a slash.',
  wrong: { of: 'setup', json: '{ "hero-b": { "js": ["exp/b.js"] } }' },
  right: { of: 'setup', json: '{ "hero-a": {}, "hero-b": { "js": ["/exp/b.js"] } }' },
  *find({ config: { files } }) {
    for (const { url, node, kind, flight } of files) {
      const text = url.trim();
      const hasStart = /^[/\\]|^[a-z][a-z0-9+.-]*:/i.test(text) || canParse(text);
      if (text === '' || hasStart || !canParse(text, 'https://page.invalid/')) continue;
      yield {
        at: node,
        message: `${kind} of the flight ${quote(flight.key)} is relative to the page's path: ${quote(url)}`,
        advice: `Write ${JSON.stringify(new URL(text, 'https://page.invalid/').href.slice('https://page.invalid'.length))}.`,
      };
    }
  },
};
