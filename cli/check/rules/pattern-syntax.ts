import { type ForeignSyntax, foreignGroup, rejectedSyntax } from '../../patterns/foreign-syntax';
import type { Pattern } from '../../patterns/pattern';
import { pieceOf, placeOf, quote } from './quoting';
import type { Rule } from './rule';

export const patternSyntax: Rule = {
  id: 'pattern-syntax',
  severity: 'error',
  text: 'A pattern is not a valid regular expression, or has an escape or a group that not every browser reads as meant.',
  why: 'An experiment with such a pattern, also one in a list, matches nothing.',
  wrong: { of: 'url', json: '{ "include": "^/(store" }' },
  right: { of: 'url', json: '{ "include": "^/(store|shop)" }' },
  *find({ config: { patterns, document } }) {
    for (const use of patterns) {
      const { fault, rejected, source } = use.pattern;
      if (!fault && rejected === undefined) continue;
      const foreign = foreignIn(use.pattern);
      const index = fault?.index ?? rejected;
      const reason = foreign ? `it ${foreign.what}` : fault?.reason;
      yield {
        at: use.node,
        ...(index !== undefined && { spot: pieceOf(document.text, use.node, index, index + 1) }),
        message: fault
          ? `${placeOf(use)} is not a valid regular expression: ${quote(source)}: ${reason}`
          : `${placeOf(use)} ${foreign?.what}: ${quote(source)}`,
        mend: foreign?.fix ?? advice(fault?.reason ?? ''),
      };
    }
  },
};

const foreignIn = ({ source, fault, rejected }: Pattern): ForeignSyntax | undefined => {
  if (fault) return foreignGroup(source);
  return rejected === undefined ? undefined : rejectedSyntax(source, rejected);
};

/**
 * Returns what to write instead.
 *
 * @param reason the parser's own message, which is all that it reports
 */
const advice = (reason: string): string => {
  if (/parenthes|group/i.test(reason)) return 'Close every ( with ); write \\\\( for a literal one.';
  if (/character class/i.test(reason)) return 'Close every [ with ]; write \\\\[ for a literal one.';
  if (/nothing to repeat/i.test(reason))
    return 'Put something before *, + or ?; write \\\\* for a literal one. A wildcard is .*';
  if (/end of pattern/i.test(reason)) return 'A backslash needs a character after it; in JSON it is written \\\\.';
  return 'Correct the pattern; it is a JavaScript regular expression without the slashes around it.';
};
