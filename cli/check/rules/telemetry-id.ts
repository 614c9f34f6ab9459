import { members } from '../json/nodes';
import { quote } from './quoting';
import type { Rule } from './rule';

const PREFIXES = ['AX', 'EX', 'SF', 'CS', 'CF', 'CT', 'CU', 'DC', 'DF', 'H5', 'HL', 'WS', 'WP'];

export const telemetryId: Rule = {
  id: 'telemetry-id',
  severity: 'warning',
  text: 'A name looks like a telemetry id, but telemetry drops it.',
  why: `Telemetry only keeps experiment ids that start with ${PREFIXES.join(', ')} and a colon, and have at most 256 characters.`,
  wrong: { of: 'setup', json: '{ "AY:hero-b": { "js": ["/exp/b.js"] } }' },
  right: { of: 'setup', json: '{ "AX:hero-a": {}, "AX:hero-b": { "js": ["/exp/b.js"] } }' },
  *find({ config: { experiments } }) {
    for (const { name, nameNode, setup } of experiments) {
      // Only names that begin with two characters and a colon can be IDs (EXP-10).
      for (const { key, keyNode } of [...(name ? [{ key: name, keyNode: nameNode }] : []), ...members(setup)]) {
        const prefix = /^([A-Za-z][A-Za-z0-9])\s*:/.exec(key)?.[1];
        if (!prefix || PREFIXES.some((known) => key.startsWith(`${known}:`))) continue;
        yield {
          at: keyNode,
          message: `${quote(key)} looks like a telemetry id, but ${quote(prefix)} isn't one of its prefixes`,
          advice: advice(key, prefix.toUpperCase()),
        };
      }
    }
  },
};

const advice = (name: string, prefix: string): string =>
  PREFIXES.includes(prefix)
    ? `Write ${JSON.stringify(`${prefix}:${name.slice(name.indexOf(':') + 1).trim()}`)}.`
    : `Use one of ${PREFIXES.join(', ')}, or a name without a colon after two characters.`;
