import type { Node } from 'jsonc-parser';
import type { Found } from '../../report/locate';
import type { ExperimentModel } from '../config-model';
import { member, members } from '../json/members';
import { removeRepeated } from '../json/remove-repeated';
import type { Rule } from './rule';
import { support } from './support';

/** Two experiments, or two flights of one experiment, with one name. */
export const duplicateName: Rule = {
  id: 'duplicate-name',
  severity: 'error',
  text: 'Two experiments, or two flights of one experiment, have the same name.',
  why: 'Results and overrides go by name; blanks at its ends do not count for an experiment. Of two equal keys of a JSON object only the last is read at all.',
  wrong: { of: 'setup', json: '{ "hero-b": { "js": ["/exp/b.js"] }, "hero-b": { "css": ["/exp/b.css"] } }' },
  right: { of: 'setup', json: '{ "hero-b": { "js": ["/exp/b.js"], "css": ["/exp/b.css"] } }' },
  *find({ config: { document, experiments } }) {
    const first = new Map<string, ExperimentModel>();
    const last = new Map<string, Node>();
    for (const experiment of experiments) {
      const { name, nameNode } = experiment;
      if (!name) continue;
      // The page takes the blanks off.
      const key = name.trim();
      const known = first.get(key);
      const before = last.get(key);
      last.set(key, itemOf(experiment));
      if (!known) {
        first.set(key, experiment);
        continue;
      }
      yield {
        at: nameNode,
        message: `Two experiments are named ${support.quote(key)}${known.name === name ? '' : ', but for blanks'}; the first is on line ${document.position(known.nameNode.offset).line}`,
        mend: 'Rename one of them.',
        fix: removeRepeated(itemOf(experiment), before),
      };
    }
    for (const experiment of experiments) {
      const seen = new Map<string, number>();
      const flights = new Map<string, Node | undefined>();
      for (const { key, keyNode } of members(experiment.setup)) {
        const line = seen.get(key);
        const before = flights.get(key);
        flights.set(key, keyNode.parent);
        if (line === undefined) {
          seen.set(key, document.position(keyNode.offset).line);
          continue;
        }
        const found: Found = {
          at: keyNode,
          message: `The flight ${support.quote(key)} stands twice in setup of ${experiment.title}; the first is on line ${line}, and is not read`,
          mend: 'Merge the two, or rename one.',
          fix: removeRepeated(keyNode.parent, before),
        };
        yield found;
      }
    }
    const twice = members(document.root)
      .filter((each) => each.key === 'experiments')
      .slice(0, -1);
    for (const { keyNode } of twice) {
      if (member(document.root, 'experiments'))
        yield { at: keyNode, message: 'experiments stands twice; only the last is read', mend: 'Merge the two.' };
    }
  },
};

/** The list's item, or the object's member, that an experiment is. */
const itemOf = ({ node }: ExperimentModel): Node => (node.parent?.type === 'property' ? node.parent : node);
