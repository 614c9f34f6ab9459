import type { Node } from 'jsonc-parser';
import { shorten } from '../io/messages';
import type { Pattern, UrlPart } from '../patterns/pattern';
import { pattern } from '../patterns/pattern';
import type { JsonDocument } from './json/document';
import type { Member } from './json/nodes';
import { member, members } from './json/nodes';

export interface PatternUse {
  experiment: ExperimentModel;
  part: UrlPart;
  role: 'include' | 'exclude';
  node: Node;
  pattern: Pattern;
}

export interface FileUse {
  experiment: ExperimentModel;
  flight: Member;
  kind: 'js' | 'css';
  url: string;
  node: Node;
}

export interface ExperimentModel {
  /** Used in messages: the quoted name, or `experiment 2`. */
  title: string;
  name: string | undefined;
  nameNode: Node;
  node: Node;
  flights: Node | undefined;
  targeting: Node | undefined;
  domain: Node | undefined;
  setup: Node | undefined;
  patterns: PatternUse[];
  files: FileUse[];
}

/** Omits values of a wrong type, which the rule `type` reports. */
export interface ConfigModel {
  document: JsonDocument;
  experiments: ExperimentModel[];
  patterns: PatternUse[];
  files: FileUse[];
}

export const configModel = (document: JsonDocument): ConfigModel => {
  const list = member(document.root, 'experiments');
  const experiments =
    list?.type === 'array'
      ? (list.children ?? []).map((node, index) => experiment(node, index, undefined))
      : members(list).map(({ value, keyNode }, index) => experiment(value, index, keyNode));
  return {
    document,
    experiments,
    patterns: experiments.flatMap((each) => each.patterns),
    files: experiments.flatMap((each) => each.files),
  };
};

const experiment = (node: Node, index: number, key: Node | undefined): ExperimentModel => {
  const nameNode = key ?? text(member(node, 'name'));
  const name = nameNode && String(nameNode.value);
  const flights = member(node, 'flights');
  const targeting = member(flights, 'targeting');
  const model: ExperimentModel = {
    title: name ? `"${shorten(name, 60)}"` : `experiment ${index + 1}`,
    name,
    node,
    flights,
    targeting,
    nameNode: nameNode ?? node,
    domain: member(targeting, 'domain'),
    setup: member(flights, 'setup'),
    patterns: [],
    files: [],
  };
  model.patterns = patternUses(model);
  model.files = fileUses(model);
  return model;
};

const patternUses = (experiment: ExperimentModel): PatternUse[] =>
  (['url', 'search'] as const).flatMap((part) =>
    (['include', 'exclude'] as const).flatMap((role) =>
      texts(member(member(experiment.targeting, part), role))
        .filter(({ value }) => value !== '')
        .map((node) => ({ experiment, part, role, node, pattern: pattern(String(node.value), part) })),
    ),
  );

const fileUses = (experiment: ExperimentModel): FileUse[] =>
  members(experiment.setup).flatMap((flight) =>
    (['js', 'css'] as const).flatMap((kind) => {
      const files = member(flight.value, kind);
      if (files?.type !== 'array') return [];
      return texts(files).map((node) => ({ experiment, flight, kind, url: String(node.value), node }));
    }),
  );

export const experimentAt = (experiments: readonly ExperimentModel[], offset: number): ExperimentModel | undefined => {
  let [low, high] = [0, experiments.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const experiment = experiments[middle];
    if (!experiment) return undefined;
    // If the experiment is a property's value, compare the whole property, because `offset` may be in the key.
    const { parent } = experiment.node;
    const whole = parent?.type === 'property' ? parent : experiment.node;
    if (offset < whole.offset) high = middle - 1;
    else if (offset >= whole.offset + whole.length) low = middle + 1;
    else return experiment;
  }
  return undefined;
};

const text = (node: Node | undefined): Node | undefined => (node?.type === 'string' ? node : undefined);

const texts = (node: Node | undefined): Node[] => {
  const nodes = node?.type === 'array' ? (node.children ?? []) : [node];
  return nodes.flatMap((each) => text(each) ?? []);
};
