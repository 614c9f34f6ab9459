import { pieceOf, placeOf, quote } from './quoting';
import type { Rule } from './rule';

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

export const patternPosix: Rule = {
  id: 'pattern-posix',
  severity: 'warning',
  text: "A pattern has a POSIX class, which JavaScript doesn't support.",
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
        spot: pieceOf(document.text, use.node, found.index, found.index + found[0].length),
        message: `${placeOf(use)} has the POSIX class [:${found[1]}:], which JavaScript reads as single characters: ${quote(source)}`,
        advice: inside ? `Write ${JSON.stringify(`[${inside}]`)}.` : 'Write a character class, such as [A-Za-z].',
      };
    }
  },
};
