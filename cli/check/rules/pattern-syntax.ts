import { type ForeignSyntax, foreignGroup, rejectedSyntax } from '../../patterns/foreign-syntax';
import type { Pattern, PatternFault } from '../../patterns/pattern';
import type { Rule } from './rule';
import { support } from './support';

/** Patterns that are no JavaScript regular expressions, or have syntax that the page rejects. */
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
      yield {
        at: use.node,
        ...(index !== undefined && { spot: support.piece(document.text, use.node, index, index + 1) }),
        message: fault
          ? `${support.place(use)} is not a valid regular expression: ${support.quote(source)}: ${foreign ? `it ${foreign.what}` : fault.reason}`
          : `${support.place(use)} ${foreign?.what}: ${support.quote(source)}`,
        mend: foreign?.fix ?? MENDS[fault?.code ?? 'other'],
      };
    }
  },
};

const foreignIn = ({ source, fault, rejected }: Pattern): ForeignSyntax | undefined =>
  fault ? foreignGroup(source) : rejected !== undefined ? rejectedSyntax(source, rejected) : undefined;

const MENDS: Readonly<Record<PatternFault['code'], string>> = {
  group: 'Close every ( with ); write \\\\( for a literal one.',
  class: 'Close every [ with ]; write \\\\[ for a literal one.',
  quantifier: 'Put something before *, + or ?; write \\\\* for a literal one. A wildcard is .*',
  backslash: 'A backslash needs a character after it; in JSON it is written \\\\.',
  other: 'Correct the pattern; it is a JavaScript regular expression without the slashes around it.',
};
