import { type ForeignSyntax, foreignGroup, rejectedSyntax } from '../../patterns/foreign-syntax';
import type { Pattern, PatternFault } from '../../patterns/pattern';
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
        mend: foreign?.fix ?? ADVICE[fault?.code ?? 'other'],
      };
    }
  },
};

const foreignIn = ({ source, fault, rejected }: Pattern): ForeignSyntax | undefined => {
  if (fault) return foreignGroup(source);
  return rejected === undefined ? undefined : rejectedSyntax(source, rejected);
};

const ADVICE: Readonly<Record<PatternFault['code'], string>> = {
  group: 'Close every ( with ); write \\\\( for a literal one.',
  class: 'Close every [ with ]; write \\\\[ for a literal one.',
  quantifier: 'Put something before *, + or ?; write \\\\* for a literal one. A wildcard is .*',
  backslash: 'A backslash needs a character after it; in JSON it is written \\\\.',
  other: 'Correct the pattern; it is a JavaScript regular expression without the slashes around it.',
};
