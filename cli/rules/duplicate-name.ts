import { member, members } from '../json/members';
import type { Found } from '../report/locate';
import type { Rule } from './rule';
import { support } from './support';

/** Two experiments, or two flights of one experiment, with one name. */
export const duplicateName: Rule = {
  id: 'duplicate-name',
  severity: 'error',
  text: 'Two experiments, or two flights of one experiment, have the same name.',
  why: 'Results and overrides go by name. Of two equal keys of a JSON object only the last is read at all.',
  wrong: { of: 'setup', json: '{ "hero-b": { "js": ["/exp/b.js"] }, "hero-b": { "css": ["/exp/b.css"] } }' },
  right: { of: 'setup', json: '{ "hero-b": { "js": ["/exp/b.js"], "css": ["/exp/b.css"] } }' },
  *find({ config: { document, experiments } }) {
    const first = new Map<string, number>();
    for (const { name, nameNode } of experiments) {
      if (!name) continue;
      const line = first.get(name);
      if (line === undefined) {
        first.set(name, document.position(nameNode.offset).line);
        continue;
      }
      yield {
        at: nameNode,
        message: `Two experiments are named ${support.quote(name)}; the first is on line ${line}`,
        mend: 'Rename one of them.',
      };
    }
    for (const experiment of experiments) {
      const seen = new Map<string, number>();
      for (const { key, keyNode } of members(experiment.setup)) {
        const line = seen.get(key);
        if (line === undefined) {
          seen.set(key, document.position(keyNode.offset).line);
          continue;
        }
        const found: Found = {
          at: keyNode,
          message: `The flight ${support.quote(key)} stands twice in setup of ${experiment.title}; the first is on line ${line}, and is not read`,
          mend: 'Merge the two, or rename one.',
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
