import { type ForeignSyntax, foreignGroup, rejectedSyntax } from '../../patterns/foreign-syntax';
import type { Pattern, PatternFault } from '../../patterns/pattern';
import { pieceOf, placeOf, quote } from './quoting';
import type { Rule } from './rule';

export const patternSyntax: Rule = {
  id: 'pattern-syntax',
  severity: 'error',
  text: "A pattern isn't a valid regular expression, or browsers disagree about an escape or a group in it.",
  why: 'An experiment with an invalid pattern never matches, even if other patterns in its list are valid.',
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
          ? `${placeOf(use)} isn't a valid regular expression: ${quote(source)}: ${reason}`
          : `${placeOf(use)} ${foreign?.what}: ${quote(source)}`,
        advice: foreign?.fix ?? ADVICE[fault?.code ?? 'other'],
      };
    }
  },
};

const foreignIn = ({ source, fault, rejected }: Pattern): ForeignSyntax | undefined => {
  if (fault) return foreignGroup(source);
  return rejected === undefined ? undefined : rejectedSyntax(source, rejected);
};

const ADVICE: Readonly<Record<PatternFault['code'], string>> = {
  group: 'Close every ( with ), or write \\\\( for a literal one.',
  class: 'Close every [ with ], or write \\\\[ for a literal one.',
  quantifier: 'Put something before *, + or ?, or write \\\\* for a literal one. The wildcard is .*',
  backslash: 'Write a character after the backslash, which is \\\\ in JSON.',
  other: 'Correct the pattern. It must be a JavaScript regular expression without slashes around it.',
};
