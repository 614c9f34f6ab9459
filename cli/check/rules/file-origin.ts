import { canParse } from '../../io/urls';
import { quote } from './quoting';
import type { Rule } from './rule';

export const fileOrigin: Rule = {
  id: 'file-origin',
  severity: 'error',
  text: "A script or stylesheet is from an origin that isn't allowed.",
  why: 'The page blocks files from other origins than its own and those in experiments.allowedOrigins. Only checked with --allowed-origins. The examples allow https://cdn.example.net.',
  wrong: { of: 'setup', json: '{ "hero-b": { "js": ["https://cdn.example.org/b.js"] } }' },
  right: { of: 'setup', json: '{ "hero-a": {}, "hero-b": { "js": ["https://cdn.example.net/b.js", "/exp/b.js"] } }' },
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
        message: `${kind} of the flight ${quote(flight.key)} is from ${origin}, which isn't allowed: ${quote(url)}`,
        advice: `Host the file on ${[`the page's own origin`, ...allowedOrigins].join(' or ')}, or allow ${origin} on the page and in --allowed-origins.`,
      };
    }
  },
};
