import type { Severity } from '../../report/finding';
import type { Found } from '../../report/locate';
import type { ConfigModel } from '../config-model';

export interface RuleContext {
  readonly config: ConfigModel;
  readonly allowedOrigins: readonly string[] | undefined;
}

export interface RuleExample {
  readonly of: 'domain' | 'url' | 'search' | 'setup' | 'experiment' | 'experiments' | 'file';
  readonly json: string;
}

export interface Rule {
  readonly id: string;
  readonly severity: Severity;
  readonly text: string;
  readonly why: string;
  readonly wrong: RuleExample;
  readonly right: RuleExample;
  find(context: RuleContext): Iterable<Found> | Promise<Iterable<Found>>;
}

export const wrapExample = ({ of, json }: RuleExample): string => {
  const piece = (key: RuleExample['of'], valid: string): string => (of === key ? json : valid);
  const url = piece('url', '{ "include": "^/store" }');
  const search = of === 'search' ? `, "search": ${json}` : '';
  const targeting = `{ "domain": ${piece('domain', '"www.example.net"')}, "url": ${url}${search} }`;
  const setup = piece('setup', '{ "hero-a": {}, "hero-b": { "js": ["/exp/hero-b.js"] } }');
  const experiment = piece(
    'experiment',
    `{ "name": "hero", "flights": { "targeting": ${targeting}, "setup": ${setup} } }`,
  );
  return piece('file', `{ "experiments": ${piece('experiments', `[${experiment}]`)} }`);
};
