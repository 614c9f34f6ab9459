import type { ExperimentModel } from '../config-model';
import { members } from '../json/nodes';
import { quote } from './quoting';
import type { Rule } from './rule';

export const sharedFlight: Rule = {
  id: 'shared-flight',
  severity: 'warning',
  text: 'Two experiments set up the same flight with different files.',
  why: "If both experiments match, visitors in the flight get both setups, and you can't tell their results apart.",
  wrong: {
    of: 'experiments',
    json:
      '[{ "name": "hero", "flights": { "targeting": { "domain": "www.example.net", "url": { "include": "^/store" } }, "setup": { "b": { "js": ["/exp/hero.js"] } } } },' +
      ' { "name": "footer", "flights": { "targeting": { "domain": "www.example.net", "url": { "include": "^/" } }, "setup": { "b": { "js": ["/exp/footer.js"] } } } }]',
  },
  right: {
    of: 'experiments',
    json:
      '[{ "name": "hero", "flights": { "targeting": { "domain": "www.example.net", "url": { "include": "^/store" } }, "setup": { "hero-a": {}, "hero-b": { "js": ["/exp/hero.js"] } } } },' +
      ' { "name": "footer", "flights": { "targeting": { "domain": "www.example.net", "url": { "include": "^/" } }, "setup": { "footer-a": {}, "footer-b": { "js": ["/exp/footer.js"] } } } }]',
  },
  *find({ config: { experiments, document } }) {
    const first = new Map<string, { experiment: ExperimentModel; files: string; line: number }>();
    for (const experiment of experiments) {
      const filesOf = filesByFlight(experiment);
      for (const { key, keyNode } of members(experiment.setup)) {
        const files = JSON.stringify(filesOf.get(key) ?? []);
        const before = first.get(key);
        if (!before) first.set(key, { experiment, files, line: document.position(keyNode.offset).line });
        else if (before.experiment !== experiment && before.files !== files) {
          yield {
            at: keyNode,
            message: `The flight ${quote(key)} has different files in ${experiment.title} than in another setup, of ${before.experiment.title}`,
            firstLine: before.line,
            advice: 'Rename one of them.',
          };
        }
      }
    }
  },
};

const filesByFlight = ({ files }: ExperimentModel): ReadonlyMap<string, readonly [kind: string, url: string][]> => {
  const byFlight = new Map<string, [kind: string, url: string][]>();
  for (const { flight, kind, url } of files) {
    const known = byFlight.get(flight.key);
    if (known) known.push([kind, url]);
    else byFlight.set(flight.key, [[kind, url]]);
  }
  return byFlight;
};
