import type { ExperimentModel } from '../config/config-model';
import { members } from '../json/members';
import type { Rule } from './rule';
import { support } from './support';

/** One flight that is set up differently in two experiments. */
export const sharedFlight: Rule = {
  id: 'shared-flight',
  severity: 'warning',
  text: 'Two experiments set up the same flight with other files.',
  why: "Whoever is in the flight gets both setups where both experiments match, and their results can't be told apart.",
  wrong: {
    of: 'experiments',
    json:
      '[{ "name": "hero", "flights": { "targeting": { "domain": "www.example.net", "url": { "include": "^/store" } }, "setup": { "b": { "js": ["/exp/hero.js"] } } } },' +
      ' { "name": "footer", "flights": { "targeting": { "domain": "www.example.net", "url": { "include": "^/" } }, "setup": { "b": { "js": ["/exp/footer.js"] } } } }]',
  },
  right: {
    of: 'experiments',
    json:
      '[{ "name": "hero", "flights": { "targeting": { "domain": "www.example.net", "url": { "include": "^/store" } }, "setup": { "hero-b": { "js": ["/exp/hero.js"] } } } },' +
      ' { "name": "footer", "flights": { "targeting": { "domain": "www.example.net", "url": { "include": "^/" } }, "setup": { "footer-b": { "js": ["/exp/footer.js"] } } } }]',
  },
  *find({ config: { experiments, document } }) {
    const first = new Map<string, { experiment: ExperimentModel; files: string; line: number }>();
    for (const experiment of experiments) {
      const filesOf = new Map<string, [kind: string, url: string][]>();
      for (const { flight, kind, url } of experiment.files) {
        const known = filesOf.get(flight.key);
        if (known) known.push([kind, url]);
        else filesOf.set(flight.key, [[kind, url]]);
      }
      for (const { key, keyNode } of members(experiment.setup)) {
        const files = JSON.stringify(filesOf.get(key) ?? []);
        const before = first.get(key);
        if (!before) first.set(key, { experiment, files, line: document.position(keyNode.offset).line });
        else if (before.experiment !== experiment && before.files !== files) {
          yield {
            at: keyNode,
            message: `The flight ${support.quote(key)} of ${experiment.title} is also set up by ${before.experiment.title} on line ${before.line}, with other files`,
            mend: 'Give one of the two another name.',
          };
        }
      }
    }
  },
};
