import type { Severity } from '../../report/finding';
import type { Found } from '../../report/locate';
import type { ConfigModel } from '../config-model';

/** The input of a rule: one config, and the options of the command. */
export interface RuleContext {
  readonly config: ConfigModel;
  /** Origins that files may come from besides the page's own; undefined without the option. */
  readonly allowedOrigins: readonly string[] | undefined;
}

/** An example in the docs, which is also a test of the rule: a piece of an otherwise valid config. */
export interface RuleExample {
  /** The JSON is the value of this key, a whole experiment, all of them, or the whole file. */
  readonly of: 'domain' | 'url' | 'search' | 'setup' | 'experiment' | 'experiments' | 'file';
  readonly json: string;
}

/** A rule of `cobble check`. */
export interface Rule {
  readonly id: string;
  readonly severity: Severity;
  /** One line: what it finds. */
  readonly text: string;
  /** Why it matters, in a sentence or two. */
  readonly why: string;
  /** Has a finding of this rule. */
  readonly wrong: RuleExample;
  /** Has no finding of any rule. */
  readonly right: RuleExample;
  find(context: RuleContext): Iterable<Found> | Promise<Iterable<Found>>;
}

/**
 * Puts a rule's example into an otherwise valid config.
 *
 * @returns the config's JSON text
 */
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
