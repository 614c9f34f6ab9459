import type { Rule } from './rule';
import { support } from './support';

/** Patterns that are no JavaScript regular expressions. */
export const patternSyntax: Rule = {
  id: 'pattern-syntax',
  severity: 'error',
  text: 'A pattern is not a valid regular expression.',
  why: 'An experiment with an invalid pattern, also one in a list, matches nothing.',
  wrong: { of: 'url', json: '{ "include": "^/(store" }' },
  right: { of: 'url', json: '{ "include": "^/(store|shop)" }' },
  *find({ config: { patterns, document } }) {
    for (const use of patterns) {
      const { fault, source } = use.pattern;
      if (!fault) continue;
      yield {
        at: use.node,
        ...(fault.index !== undefined && {
          spot: support.piece(document.text, use.node, fault.index, fault.index + 1),
        }),
        message: `${support.place(use)} is not a valid regular expression: ${support.quote(source)}: ${fault.reason}`,
        mend: mend(fault.reason),
      };
    }
  },
};

const mend = (reason: string): string => {
  if (/parenthes|group/i.test(reason)) return 'Close every ( with ); write \\\\( for a literal one.';
  if (/character class/i.test(reason)) return 'Close every [ with ]; write \\\\[ for a literal one.';
  if (/nothing to repeat/i.test(reason))
    return 'Put something before *, + or ?; write \\\\* for a literal one. A wildcard is .*';
  if (/end of pattern/i.test(reason)) return 'A backslash needs a character after it; in JSON it is written \\\\.';
  return 'Correct the pattern; it is a JavaScript regular expression without the slashes around it.';
};
