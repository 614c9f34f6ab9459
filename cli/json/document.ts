import type { Node, ParseError } from 'jsonc-parser';
import { parseTree, printParseErrorCode } from 'jsonc-parser';
import { limits } from '../io/limits';
import type { TextLines } from '../io/text-lines';
import { textLines } from '../io/text-lines';
import { tooDeep } from './too-deep';

/** A JSON text with its syntax tree, and the way from offsets to lines. */
export interface JsonDocument extends TextLines {
  /** As the user named it; `-` is standard input. */
  readonly name: string;
  readonly text: string;
  /** Undefined when the text is broken. */
  readonly root: Node | undefined;
  /** The first thing that is not JSON, or where it is nested too deeply. */
  readonly fault: { offset: number; length: number; reason: string } | undefined;
}

const REASONS: Record<string, string> = {
  InvalidSymbol: 'this is not JSON',
  InvalidNumberFormat: 'this is not a JSON number',
  PropertyNameExpected: 'a name in double quotes is expected here, perhaps after a comma too many',
  ValueExpected: 'a value is expected here, perhaps after a comma too many',
  ColonExpected: 'a colon is expected here',
  CommaExpected: 'a comma is expected here',
  CloseBraceExpected: 'a closing } is missing',
  CloseBracketExpected: 'a closing ] is missing',
  EndOfFileExpected: 'the text goes on after the end of its value',
  InvalidCommentToken: 'comments are not JSON: browsers refuse the whole file',
  UnexpectedEndOfComment: 'comments are not JSON: browsers refuse the whole file',
  UnexpectedEndOfString: 'the string does not end on this line',
  UnexpectedEndOfNumber: 'the number is incomplete',
  InvalidUnicode: 'a \\u escape needs four hexadecimal digits',
  InvalidEscapeCharacter: 'this escape is not JSON; a backslash is written \\\\',
  InvalidCharacter: 'a control character in a string must be escaped, such as \\t or \\n',
};

/**
 * Parses strict JSON, keeping positions: no comments, no trailing commas.
 *
 * @throws CliError when it has too many values
 */
export const jsonDocument = (name: string, text: string): JsonDocument => ({
  name,
  text,
  ...parse(name, text),
  ...textLines(text),
});

const parse = (name: string, text: string): Pick<JsonDocument, 'root' | 'fault'> => {
  const deep = tooDeep(name, text);
  if (deep !== undefined)
    return {
      root: undefined,
      fault: {
        offset: deep,
        length: 1,
        reason: `it is nested more than ${limits.jsonDepth} deep, the most that is read`,
      },
    };
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false });
  const first = errors[0];
  if (first) {
    const reason =
      text.trim() === '' ? 'the file is empty' : (REASONS[printParseErrorCode(first.error)] ?? 'this is not JSON');
    return { root: undefined, fault: { offset: first.offset, length: first.length, reason } };
  }
  return { root, fault: undefined };
};
