import { members } from '../json/nodes';
import { quote } from './quoting';
import type { Rule } from './rule';

/** Maximum length in characters. The page ignores longer names in URL switches. */
const MAX_LENGTH = 256;

export const nameForm: Rule = {
  id: 'name-form',
  severity: 'warning',
  text: 'A name has a comma, surrounding whitespace, or more than 256 characters.',
  why: "enableflights, disableflights and the page's metadata are comma-separated lists. Their names are trimmed and limited to 256 characters.",
  wrong: { of: 'setup', json: '{ "hero,b": { "js": ["/exp/b.js"] } }' },
  right: { of: 'setup', json: '{ "hero-a": {}, "hero-b": { "js": ["/exp/b.js"] } }' },
  *find({ config: { experiments } }) {
    for (const { name, nameNode, setup } of experiments) {
      const names = [
        ...(name ? [{ key: name, keyNode: nameNode, what: 'experiment' }] : []),
        ...members(setup).map((each) => ({ ...each, what: 'flight' })),
      ];
      for (const { key, keyNode, what } of names) {
        const fault = faultOf(key);
        if (fault)
          yield {
            at: keyNode,
            message: `The name of the ${what} ${quote(key)} ${fault}`,
            advice: 'Use letters, digits, dashes and colons.',
          };
      }
    }
  },
};

const faultOf = (name: string): string | undefined => {
  if (name === '') return 'is empty';
  if (name.includes(',')) return 'has a comma';
  if (name !== name.trim()) return 'starts or ends with whitespace';
  return name.length > MAX_LENGTH ? `has ${name.length} characters, more than ${MAX_LENGTH}` : undefined;
};
