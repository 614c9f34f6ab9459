import { parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Node, ParseError } from 'jsonc-parser';

/** A place in a text, both counted from 1; columns in UTF-16 units, as editors do. */
export interface Position { line: number; column: number }

/** A JSON text with its syntax tree, and the way from offsets to lines. */
export interface JsonDocument {
  /** As the user named it; `-` is standard input. */
  readonly name: string;
  readonly text: string;
  /** Undefined when the text is broken. */
  readonly root: Node | undefined;
  /** The first thing that is not JSON. */
  readonly fault: { offset: number; length: number; reason: string } | undefined;
  position(offset: number): Position;
  /** The text of a line, from 1. */
  line(number: number): string;
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

/** Parses strict JSON, keeping positions: no comments, no trailing commas. */
export const jsonDocument = (name: string, text: string): JsonDocument => {
  const starts = [0];
  for (let index = text.indexOf('\n'); index !== -1; index = text.indexOf('\n', index + 1)) starts.push(index + 1);
  const { root, fault } = parse(text);
  return {
    name, text, root, fault,
    position(offset) {
      let [low, high] = [0, starts.length - 1];
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if (starts[middle]! <= offset) low = middle;
        else high = middle - 1;
      }
      return { line: low + 1, column: offset - starts[low]! + 1 };
    },
    line: number => text.slice(starts[number - 1], starts[number] ?? text.length).replace(/\r?\n$/, ''),
  };
};

const parse = (text: string): Pick<JsonDocument, 'root' | 'fault'> => {
  const errors: ParseError[] = [];
  let root: Node | undefined;
  try {
    root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { root: undefined, fault: { offset: 0, length: 1, reason: 'it is nested too deeply' } };
  }
  const first = errors[0];
  if (first) {
    const reason = text.trim() === '' ? 'the file is empty' : REASONS[printParseErrorCode(first.error)] ?? 'this is not JSON';
    return { root: undefined, fault: { offset: first.offset, length: first.length, reason } };
  }
  return { root, fault: undefined };
};
