import type { Node } from 'jsonc-parser';
import { shorten } from '../io/shorten';
import type { Pattern, UrlPart } from '../patterns/pattern';
import { pattern } from '../patterns/pattern';
import type { JsonDocument } from './json/document';
import type { Member } from './json/members';
import { member, members } from './json/members';

/** One pattern of a config, and where it stands. Empty patterns are no patterns, and not listed. */
export interface PatternUse {
  experiment: ExperimentModel;
  part: UrlPart;
  role: 'include' | 'exclude';
  node: Node;
  pattern: Pattern;
}

/** A script or stylesheet of a flight. */
export interface FileUse {
  experiment: ExperimentModel;
  flight: Member;
  kind: 'js' | 'css';
  url: string;
  node: Node;
}

/** One experiment, as far as its JSON has the right types. */
export interface ExperimentModel {
  /** Its name, or `#2` for the second one when it has none: for messages. */
  title: string;
  name: string | undefined;
  /** Where its name stands, else the experiment. */
  nameNode: Node;
  node: Node;
  flights: Node | undefined;
  targeting: Node | undefined;
  domain: Node | undefined;
  setup: Node | undefined;
  patterns: PatternUse[];
  files: FileUse[];
}

/** A config with the places of everything, for the rules. Broken parts are left out: the rule `type` reports them. */
export interface ConfigModel {
  document: JsonDocument;
  experiments: ExperimentModel[];
  patterns: PatternUse[];
  files: FileUse[];
}

/** Reads the experiments out of a parsed document, whatever else is wrong with it. */
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
  for (const part of ['url', 'search'] as const) {
    for (const role of ['include', 'exclude'] as const) {
      const given = member(member(targeting, part), role);
      for (const each of texts(given)) {
        if (each.value !== '')
          model.patterns.push({
            experiment: model,
            part,
            role,
            node: each,
            pattern: pattern(String(each.value), part),
          });
      }
    }
  }
  for (const flight of members(model.setup)) {
    for (const kind of ['js', 'css'] as const) {
      const files = member(flight.value, kind);
      if (files?.type !== 'array') continue;
      for (const file of texts(files))
        model.files.push({ experiment: model, flight, kind, url: String(file.value), node: file });
    }
  }
  return model;
};

const text = (node: Node | undefined): Node | undefined => (node?.type === 'string' ? node : undefined);

const texts = (node: Node | undefined): Node[] =>
  (node?.type === 'array' ? (node.children ?? []) : node ? [node] : []).filter((each) => each.type === 'string');
