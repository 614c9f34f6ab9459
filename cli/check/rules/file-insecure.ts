import { canParse } from '../../io/urls';
import { quote } from './quoting';
import type { Rule } from './rule';

export const fileInsecure: Rule = {
  id: 'file-insecure',
  severity: 'warning',
  text: 'A script or stylesheet comes by plain http.',
  why: 'An https page refuses it, and on the way anybody can change it.',
  wrong: { of: 'setup', json: '{ "hero-b": { "js": ["http://cdn.example.net/b.js"] } }' },
  right: { of: 'setup', json: '{ "hero-b": { "js": ["https://cdn.example.net/b.js"] } }' },
  *find({ config: { files } }) {
    for (const { url, node, kind, flight } of files) {
      if (!/^\s*http:/i.test(url) || !canParse(url)) continue;
      yield {
        at: node,
        message: `${kind} of the flight ${quote(flight.key)} comes by plain http: ${quote(url)}`,
        mend: `Write ${JSON.stringify(url.replace(/^\s*http:/i, 'https:'))}.`,
      };
    }
  },
};
