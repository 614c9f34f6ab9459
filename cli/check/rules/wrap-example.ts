import type { RuleExample } from './rule';

/**
 * Puts a rule's example into a whole config that is valid apart from it.
 *
 * @returns the config's JSON text; with `of: 'file'` the example itself
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
