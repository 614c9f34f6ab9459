import { canParse } from '../../io/urls';
import { quote } from './quoting';
import type { Rule } from './rule';

export const fileOrigin: Rule = {
  id: 'file-origin',
  severity: 'error',
  text: 'A script or stylesheet comes from an origin that is not allowed.',
  why: 'The page drops files from elsewhere than its own origin and the origins under experiments.allowedOrigins. Looked at only where --allowed-origins says which these are; the examples allow https://cdn.example.net.',
  wrong: { of: 'setup', json: '{ "hero-b": { "js": ["https://cdn.example.org/b.js"] } }' },
  right: { of: 'setup', json: '{ "hero-b": { "js": ["https://cdn.example.net/b.js", "/exp/b.js"] } }' },
  *find({ config: { files }, allowedOrigins }) {
    if (!allowedOrigins) return;
    for (const { url, node, kind, flight, experiment } of files) {
      const own = experiment.domain?.type === 'string' ? String(experiment.domain.value).toLowerCase() : 'page.invalid';
      const page = `https://${own}/`;
      if (!canParse(page) || !canParse(url, page)) continue;
      const { origin, protocol } = new URL(url, page);
      if (protocol !== 'https:' || origin === new URL(page).origin || allowedOrigins.includes(origin)) continue;
      yield {
        at: node,
        message: `${kind} of the flight ${quote(flight.key)} comes from ${origin}, which is not allowed: ${quote(url)}`,
        mend: `Put the file on ${[`the page's own origin`, ...allowedOrigins].join(' or ')}, or allow ${origin} on the page and here.`,
      };
    }
  },
};
