import { canParse } from '../../io/urls';
import { quote } from './quoting';
import type { Rule } from './rule';

export const fileUrl: Rule = {
  id: 'file-url',
  severity: 'error',
  text: 'A script or stylesheet has an unusable URL.',
  why: "Files must be on the page's own origin or use https. The page blocks javascript: and data: URLs.",
  wrong: { of: 'setup', json: '{ "hero-b": { "js": ["javascript:alert(1)"] } }' },
  right: { of: 'setup', json: '{ "hero-a": {}, "hero-b": { "js": ["https://cdn.example.net/b.js"] } }' },
  *find({ config: { files } }) {
    for (const { url, node, kind, flight } of files) {
      const fault = faultOf(url);
      if (fault)
        yield {
          at: node,
          message: `${kind} of the flight ${quote(flight.key)} ${fault}: ${quote(url)}`,
          advice: 'Write a path such as "/exp/b.js", or an https URL.',
        };
    }
  },
};

const faultOf = (url: string): string | undefined => {
  if (url.trim() === '') return 'is an empty URL';
  if (!canParse(url, 'https://page.invalid/')) return 'is not a valid URL';
  const { protocol } = new URL(url, 'https://page.invalid/');
  return protocol === 'https:' || protocol === 'http:' ? undefined : `is a ${protocol} URL`;
};
