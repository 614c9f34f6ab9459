import type { Node } from 'jsonc-parser';
import type { Found } from '../../report/locate';
import type { ExperimentModel } from '../config-model';
import { member } from '../json/nodes';
import type { Rule } from './rule';

export const required: Rule = {
  id: 'required',
  severity: 'error',
  text: 'A required value of an experiment is missing or empty.',
  why: 'An experiment without a name, domain or url.include never matches. An empty url.include counts as missing. For all pages, write ^/',
  wrong: { of: 'url', json: '{ "exclude": "/checkout" }' },
  right: { of: 'url', json: '{ "include": "^/", "exclude": "/checkout" }' },
  *find({ config: { document, experiments } }) {
    const { root } = document;
    if (root?.type === 'object' && !member(root, 'experiments')) {
      yield {
        at: root,
        message: '"experiments" is missing',
        advice: 'Add "experiments": [ … ].',
      };
    }
    for (const experiment of experiments) if (experiment.node.type === 'object') yield* missing(experiment);
  },
};

function* missing(experiment: ExperimentModel): Generator<Found> {
  const { node, flights, targeting, title, name, nameNode } = experiment;
  if (!name)
    yield {
      at: nameNode,
      message: `The name of ${title} is missing or empty`,
      advice: 'Add a "name" that is unique in the config.',
    };
  if (!flights)
    yield {
      at: node,
      message: `flights of ${title} is missing, so it has no targeting and no setup`,
      advice: 'Add "flights": { "targeting": …, "setup": … }.',
    };
  else if (flights.type === 'object' && !targeting)
    yield {
      at: flights,
      message: `targeting of ${title} is missing, so it never matches`,
      advice: 'Add "targeting": { "domain": …, "url": { "include": … } }.',
    };
  if (targeting?.type === 'object') yield* missingTargeting(experiment, targeting);
}

function* missingTargeting({ domain, title }: ExperimentModel, targeting: Node): Generator<Found> {
  if (!domain || isEmpty(domain))
    yield {
      at: domain ?? targeting,
      message: `domain of ${title} is ${domain ? 'empty' : 'missing'}, so it never matches`,
      advice: 'Add "domain" with the host name of the pages, such as "www.example.net".',
    };
  const url = member(targeting, 'url');
  const include = member(url, 'include');
  const isUrlOfWrongType = url !== undefined && url.type !== 'object';
  if (isUrlOfWrongType || (include && !isEmpty(include))) return;
  yield {
    at: include ?? url ?? targeting,
    message: `url.include of ${title} is ${include ? 'empty' : 'missing'}, so it never matches`,
    advice: 'Add "include" with a pattern for the paths, such as "^/store". For all pages, write "^/".',
  };
}

const isEmpty = (node: Node): boolean =>
  node.type === 'string'
    ? node.value === ''
    : node.type === 'array' && (node.children ?? []).every((each) => each.type === 'string' && each.value === '');
