import { members } from '../json/nodes';
import type { Rule } from './rule';

export const noControl: Rule = {
  id: 'no-control',
  severity: 'warning',
  text: 'Each flight of an experiment has files, so there is nothing to compare with.',
  why: 'Only visitors who were assigned to a flight are counted. Those of a control see the page unchanged.',
  wrong: { of: 'setup', json: '{ "hero-b": { "js": ["/exp/hero-b.js"] } }' },
  right: { of: 'setup', json: '{ "hero-control": {}, "hero-b": { "js": ["/exp/hero-b.js"] } }' },
  *find({ config: { experiments } }) {
    for (const { setup, files, title } of experiments) {
      const flights = members(setup);
      const withFiles = new Set(files.map(({ flight }) => flight.keyNode));
      if (!setup || flights.length === 0 || flights.some(({ keyNode }) => !withFiles.has(keyNode))) continue;
      yield {
        at: setup,
        message: `${title} lacks a control flight: each of its flights has files`,
        advice: 'Add a flight without files, such as "NAME-control": {}, and assign it to as many visitors.',
      };
    }
  },
};
