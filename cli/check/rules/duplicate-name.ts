import type { Node } from 'jsonc-parser';
import type { Found } from '../../report/locate';
import type { ExperimentModel } from '../config-model';
import type { JsonDocument } from '../json/document';
import { members } from '../json/nodes';
import { removeRepeated } from '../json/repeated';
import { quote } from './quoting';
import type { Rule } from './rule';

export const duplicateName: Rule = {
  id: 'duplicate-name',
  severity: 'error',
  text: 'Two experiments, or two flights of one experiment, have the same name.',
  why: 'Results and overrides identify experiments and flights by name, without spaces at its ends. If a key is repeated, only the last one is read.',
  wrong: { of: 'setup', json: '{ "hero-b": { "js": ["/exp/b.js"] }, "hero-b": { "css": ["/exp/b.css"] } }' },
  right: { of: 'setup', json: '{ "hero-a": {}, "hero-b": { "js": ["/exp/b.js"], "css": ["/exp/b.css"] } }' },
  *find({ config: { document, experiments } }) {
    yield* repeatedExperiments(experiments, document);
    for (const experiment of experiments) yield* repeatedFlights(experiment, document);
    const lists = members(document.root).filter((each) => each.key === 'experiments');
    for (const { keyNode } of lists.slice(0, -1))
      yield { at: keyNode, message: '"experiments" is repeated; only the last one is read', advice: 'Merge them.' };
  },
};

function* repeatedExperiments(experiments: readonly ExperimentModel[], document: JsonDocument): Generator<Found> {
  const first = new Map<string, ExperimentModel>();
  const last = new Map<string, Node>();
  for (const experiment of experiments) {
    if (!experiment.name) continue;
    const name = experiment.name.trim();
    const known = first.get(name);
    const before = last.get(name);
    last.set(name, itemOf(experiment));
    if (!known) {
      first.set(name, experiment);
      continue;
    }
    const difference = known.name === experiment.name ? '' : ' except for spaces';
    yield {
      at: experiment.nameNode,
      message: `Two experiments are named ${quote(name)}${difference}`,
      firstLine: document.position(known.nameNode.offset).line,
      advice: 'Rename one of them.',
      fix: removeRepeated(itemOf(experiment), before),
    };
  }
}

function* repeatedFlights({ setup, title }: ExperimentModel, document: JsonDocument): Generator<Found> {
  const firstLine = new Map<string, number>();
  const last = new Map<string, Node | undefined>();
  for (const { key, keyNode } of members(setup)) {
    const line = firstLine.get(key);
    const before = last.get(key);
    last.set(key, keyNode.parent);
    if (line === undefined) {
      firstLine.set(key, document.position(keyNode.offset).line);
      continue;
    }
    yield {
      at: keyNode,
      message: `The flight ${quote(key)} is repeated in setup of ${title}, and only the last one is used`,
      firstLine: line,
      advice: 'Merge them, or rename one.',
      fix: removeRepeated(keyNode.parent, before),
    };
  }
}

const itemOf = ({ node }: ExperimentModel): Node => (node.parent?.type === 'property' ? node.parent : node);
