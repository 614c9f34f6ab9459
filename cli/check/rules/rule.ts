import type { Severity } from '../../report/finding';
import type { Found } from '../../report/locate';
import type { ConfigModel } from '../config-model';

export interface RuleContext {
  readonly config: ConfigModel;
  /** Additional origins for files. Undefined without the option. */
  readonly allowedOrigins: readonly string[] | undefined;
}

/** An example for the docs and the tests: a piece of an otherwise valid config. */
export interface RuleExample {
  /** Where the JSON belongs in the config. */
  readonly of: 'domain' | 'url' | 'search' | 'setup' | 'experiment' | 'experiments' | 'file';
  readonly json: string;
}

export interface Rule {
  readonly id: string;
  readonly severity: Severity;
  /** What it finds, in one line. */
  readonly text: string;
  /** Why it matters, in one or two sentences. */
  readonly why: string;
  /** Has a finding of this rule. */
  readonly wrong: RuleExample;
  /** Has no finding of any rule. */
  readonly right: RuleExample;
  find(context: RuleContext): Iterable<Found> | Promise<Iterable<Found>>;
}

/** Returns an otherwise valid config with a rule's example, as JSON text. */
export const wrapExample = ({ of, json }: RuleExample): string => {
  const piece = (key: RuleExample['of'], valid: string): string => (of === key ? json : valid);
  const url = piece('url', '{ "include": "^/store" }');
  const search = of === 'search' ? `, "search": ${json}` : '';
  const targeting = `{ "domain": ${piece('domain', '"www.example.net"')}, "url": ${url}${search} }`;
  const setup = piece('setup', '{ "hero-b": { "js": ["/exp/hero-b.js"] } }');
  const experiment = piece(
    'experiment',
    `{ "name": "hero", "flights": { "targeting": ${targeting}, "setup": ${setup} } }`,
  );
  return piece('file', `{ "experiments": ${piece('experiments', `[${experiment}]`)} }`);
};
