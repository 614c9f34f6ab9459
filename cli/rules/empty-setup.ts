import { shorten } from '../io/shorten';
import { members } from '../json/members';
import type { Rule } from './rule';

/** Experiments that add nothing to any page. */
export const emptySetup: Rule = {
  id: 'empty-setup',
  severity: 'warning',
  text: 'No flight of an experiment has a script or a stylesheet.',
  why: 'The experiment changes no page. A control flight without files is fine beside one that has some.',
  wrong: { of: 'setup', json: '{ "hero-b": { "js": [], "css": [] } }' },
  right: { of: 'setup', json: '{ "hero-a": {}, "hero-b": { "css": ["/exp/b.css"] } }' },
  *find({ config: { experiments } }) {
    for (const { node, flights, setup, files, title, nameNode } of experiments) {
      if (node.type !== 'object' || !flights || files.length > 0 || (setup && setup.type !== 'object')) continue;
      const names = members(setup).map((each) => each.key);
      // Files of a wrong type are reported as that.
      if (
        members(setup).some((each) =>
          members(each.value).some(({ value }) => value.type !== 'array' || value.children?.length),
        )
      )
        continue;
      yield {
        at: setup ?? nameNode,
        message: `setup of ${title} is ${!setup ? 'missing' : names.length === 0 ? 'empty' : `without files (${shorten(names.join(', '))})`}: it changes no page`,
        mend: 'Add "setup": { "FLIGHT": { "js": […], "css": […] } }, or take the experiment out.',
      };
    }
  },
};
