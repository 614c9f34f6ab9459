import type { Node, ParseError } from 'jsonc-parser';
import { parseTree, printParseErrorCode } from 'jsonc-parser';
import { CliError } from '../../io/errors';
import { limits } from '../../io/limits';
import { sourceName } from '../../io/messages';
import type { TextLines } from '../../io/text-lines';
import { textLines } from '../../io/text-lines';

export interface JsonFault {
  readonly offset: number;
  readonly length: number;
  /** An error name of jsonc-parser, or a custom one. */
  readonly code: string;
}

export interface JsonDocument extends TextLines {
  /** As the user typed it; `-` is standard input. */
  readonly name: string;
  readonly text: string;
  /** Undefined if the text isn't valid JSON. */
  readonly root: Node | undefined;
  readonly fault: JsonFault | undefined;
}

const REASONS: Readonly<Record<string, string>> = {
  TooDeep: `it is nested more than ${limits.jsonDepth} deep, the most that is read`,
  Empty: 'the file is empty',
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

/** Completes "… is not JSON: …". */
export const jsonFaultText = ({ code }: JsonFault): string => REASONS[code] ?? 'this is not JSON';

/** Parses strict JSON, without comments and trailing commas, and keeps positions. */
export const jsonDocument = (name: string, text: string): JsonDocument => ({
  name,
  text,
  ...parse(name, text),
  ...textLines(text),
});

const parse = (name: string, text: string): Pick<JsonDocument, 'root' | 'fault'> => {
  const tooDeepAt = tooDeep(name, text);
  if (tooDeepAt !== undefined) return { root: undefined, fault: { offset: tooDeepAt, length: 1, code: 'TooDeep' } };
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false });
  const [first] = errors;
  if (!first) return { root, fault: undefined };
  const code = text.trim() === '' ? 'Empty' : printParseErrorCode(first.error);
  return { root: undefined, fault: { offset: first.offset, length: first.length, code } };
};

/**
 * Returns the offset where a JSON text is nested too deeply for parsers, if any. Runs before parsing (threat 9).
 *
 * @param name for messages
 * @throws CliError if the text has too many values
 */
export const tooDeep = (name: string, text: string): number | undefined => {
  let depth = 0;
  let values = 0;
  for (let offset = 0; offset < text.length; offset++) {
    switch (text[offset]) {
      case '"':
        offset = endOfString(text, offset);
        break;
      case '[':
      case '{':
        depth++;
        values++;
        break;
      case ']':
      case '}':
        depth--;
        break;
      case ',':
      case ':':
        values++;
        break;
    }
    if (depth > limits.jsonDepth) return offset;
    if (values > limits.jsonValues) throw tooManyValues(name);
  }
  return undefined;
};

const endOfString = (text: string, start: number): number => {
  let offset = start + 1;
  while (offset < text.length && text[offset] !== '"') offset += text[offset] === '\\' ? 2 : 1;
  return offset;
};

const tooManyValues = (name: string): CliError =>
  new CliError(
    `cannot read ${sourceName(name)}: it has more than ${limits.jsonValues.toLocaleString('en-US')} names and values, the most that is read`,
    limits.config.mend,
  );
