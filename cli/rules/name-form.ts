import { members } from '../json/members';
import type { Found } from '../report/locate';
import type { Rule } from './rule';
import { support } from './support';

/** Longer names in the URL's switches are not read. */
const LONGEST = 256;

/** Names that can't be switched on in a URL, or published in a list. */
export const nameForm: Rule = {
  id: 'name-form',
  severity: 'warning',
  text: 'A name has a comma, white space at an end, or more than 256 characters.',
  why: "enableflights, disableflights and the page's metadata are lists with commas; names in them are trimmed, and read up to 256 characters.",
  wrong: { of: 'setup', json: '{ "hero,b": { "js": ["/exp/b.js"] } }' },
  right: { of: 'setup', json: '{ "hero-b": { "js": ["/exp/b.js"] } }' },
  *find({ config: { experiments } }) {
    for (const { name, nameNode, setup } of experiments) {
      const names = [
        ...(name ? [{ key: name, keyNode: nameNode, what: 'experiment' }] : []),
        ...members(setup).map((each) => ({ ...each, what: 'flight' })),
      ];
      for (const { key, keyNode, what } of names) {
        const fault =
          key === ''
            ? 'is empty'
            : key.includes(',')
              ? 'has a comma'
              : key !== key.trim()
                ? 'begins or ends with white space'
                : key.length > LONGEST
                  ? `has ${key.length} characters, more than ${LONGEST}`
                  : undefined;
        const found: Found = {
          at: keyNode,
          message: `The name of the ${what} ${support.quote(key)} ${fault}`,
          mend: 'Use letters, digits, dashes and colons.',
        };
        if (fault) yield found;
      }
    }
  },
};
