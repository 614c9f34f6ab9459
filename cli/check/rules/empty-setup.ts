import type { Node } from 'jsonc-parser';
import { shorten } from '../../io/messages';
import { members } from '../json/nodes';
import type { Rule } from './rule';

export const emptySetup: Rule = {
  id: 'empty-setup',
  severity: 'warning',
  text: 'No flight of an experiment has a script or a stylesheet.',
  why: 'The experiment changes nothing. A control flight without files is fine if another flight has some.',
  wrong: { of: 'setup', json: '{ "hero-b": { "js": [], "css": [] } }' },
  right: { of: 'setup', json: '{ "hero-a": {}, "hero-b": { "css": ["/exp/b.css"] } }' },
  *find({ config: { experiments } }) {
    for (const experiment of experiments) {
      const { node, flights, setup, files, title, nameNode } = experiment;
      if (node.type !== 'object' || !flights || files.length > 0 || hasWrongTypes(setup)) continue;
      yield {
        at: setup ?? nameNode,
        message: `setup of ${title} is ${stateOf(setup)}, so the experiment changes nothing`,
        advice: 'Add "setup": { "FLIGHT": { "js": […], "css": […] } }, or remove the experiment.',
      };
    }
  },
};

const hasWrongTypes = (setup: Node | undefined): boolean =>
  (setup !== undefined && setup.type !== 'object') ||
  members(setup).some((flight) =>
    members(flight.value).some(
      ({ key, value }) => key !== 'removeStyles' && (value.type !== 'array' || value.children?.length),
    ),
  );

const stateOf = (setup: Node | undefined): string => {
  if (!setup) return 'missing';
  const names = members(setup).map((each) => each.key);
  return names.length === 0 ? 'empty' : `without files (${shorten(names.join(', '))})`;
};
