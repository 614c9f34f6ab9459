import type { Rule } from './rule';
import { support } from './support';

/** What the inside of a class is in JavaScript, by its name in POSIX. */
const CLASSES: Readonly<Record<string, string>> = {
  alpha: 'A-Za-z',
  digit: '0-9',
  alnum: 'A-Za-z0-9',
  upper: 'A-Z',
  lower: 'a-z',
  word: '\\w',
  space: '\\s',
  xdigit: '0-9A-Fa-f',
};

/** Classes such as `[[:alpha:]]`, which JavaScript reads as a class of the characters `[`, `:` and the name's letters. */
export const patternPosix: Rule = {
  id: 'pattern-posix',
  severity: 'warning',
  text: 'A pattern has a POSIX class, which JavaScript does not have.',
  why: 'JavaScript reads [[:alpha:]] as one of the characters [ : a l p h, followed by ].',
  wrong: { of: 'url', json: '{ "include": "^/[[:alpha:]]+$" }' },
  right: { of: 'url', json: '{ "include": "^/[A-Za-z]+$" }' },
  *find({ config: { patterns, document } }) {
    for (const use of patterns) {
      const { source } = use.pattern;
      const found = /\[[^\]\\]*\[:\^?(\w+):\]/.exec(source);
      if (!found) continue;
      const inside = CLASSES[found[1] ?? ''];
      yield {
        at: use.node,
        spot: support.piece(document.text, use.node, found.index, found.index + found[0].length),
        message: `${support.place(use)} has the POSIX class [:${found[1]}:], which JavaScript reads as single characters: ${support.quote(source)}`,
        mend: inside ? `Write ${JSON.stringify(`[${inside}]`)}.` : 'Write a class of characters, as in [A-Za-z].',
      };
    }
  },
};
