import { canParse } from '../../io/urls';
import { quote } from './quoting';
import type { Rule } from './rule';

export const fileInsecure: Rule = {
  id: 'file-insecure',
  severity: 'warning',
  text: 'A script or stylesheet is loaded over plain http.',
  why: 'An https page blocks it, and anyone on the network can change it.',
  wrong: { of: 'setup', json: '{ "hero-b": { "js": ["http://cdn.example.net/b.js"] } }' },
  right: { of: 'setup', json: '{ "hero-a": {}, "hero-b": { "js": ["https://cdn.example.net/b.js"] } }' },
  *find({ config: { files } }) {
    for (const { url, node, kind, flight } of files) {
      if (!/^\s*http:/i.test(url) || !canParse(url)) continue;
      yield {
        at: node,
        message: `${kind} of the flight ${quote(flight.key)} is loaded over plain http: ${quote(url)}`,
        advice: `Write ${JSON.stringify(url.replace(/^\s*http:/i, 'https:'))}.`,
      };
    }
  },
};
