import { quote } from './quoting';
import type { Rule } from './rule';

export const fileKind: Rule = {
  id: 'file-kind',
  severity: 'warning',
  text: 'A stylesheet is listed under js, or a script under css.',
  why: 'The page loads js as scripts and css as stylesheets, whatever their extension.',
  wrong: { of: 'setup', json: '{ "hero-b": { "js": ["/exp/b.css"] } }' },
  right: { of: 'setup', json: '{ "hero-a": {}, "hero-b": { "css": ["/exp/b.css"] } }' },
  *find({ config: { files } }) {
    for (const { url, node, kind, flight } of files) {
      const ending = /\.(css|m?js)(?:[?#]|$)/i.exec(url)?.[1]?.toLowerCase().replace('mjs', 'js');
      if (!ending || ending === kind) continue;
      yield {
        at: node,
        message: `${kind} of the flight ${quote(flight.key)} has a .${ending} file: ${quote(url)}`,
        advice: `Move it to "${ending}".`,
      };
    }
  },
};
