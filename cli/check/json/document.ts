import type { Node, ParseError } from 'jsonc-parser';
import { parseTree, printParseErrorCode } from 'jsonc-parser';
import { CliError } from '../../io/errors';
import { limits } from '../../io/limits';
import { grouped, sourceName } from '../../io/messages';
import type { TextLines } from '../../io/text-lines';
import { textLines } from '../../io/text-lines';

export interface JsonFault {
  readonly offset: number;
  readonly length: number;
  /** The error's name in jsonc-parser, or `TooDeep` or `Empty`. */
  readonly code: string;
}

export interface JsonDocument extends TextLines {
  readonly name: string;
  readonly text: string;
  readonly root: Node | undefined;
  readonly fault: JsonFault | undefined;
}

const REASONS: Readonly<Record<string, string>> = {
  TooDeep: `it is nested more than ${limits.jsonDepth} levels deep, the limit`,
  Empty: 'the file is empty',
  InvalidSymbol: 'unexpected symbol',
  InvalidNumberFormat: 'invalid number',
  PropertyNameExpected: 'expected a name in double quotes, or there is an extra comma',
  ValueExpected: 'expected a value, or there is an extra comma',
  ColonExpected: 'expected a colon',
  CommaExpected: 'expected a comma',
  CloseBraceExpected: 'missing closing }',
  CloseBracketExpected: 'missing closing ]',
  EndOfFileExpected: 'unexpected text after the end of the JSON value',
  InvalidCommentToken: "JSON can't have comments: browsers reject the whole file",
  UnexpectedEndOfComment: "JSON can't have comments: browsers reject the whole file",
  UnexpectedEndOfString: 'unterminated string',
  UnexpectedEndOfNumber: 'incomplete number',
  InvalidUnicode: 'a \\u escape needs four hexadecimal digits',
  InvalidEscapeCharacter: 'invalid escape; write a backslash as \\\\',
  InvalidCharacter: 'a control character in a string must be escaped, such as \\t or \\n',
};

/** Returns the text after "isn't valid JSON:" in error messages. */
export const jsonFaultText = ({ code }: JsonFault): string => REASONS[code] ?? 'unexpected text';

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

/** Returns where JSON becomes nested too deeply for parsers, or undefined. Runs before parsing (threat 9). */
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
    `cannot read ${sourceName(name)}: it has more than ${grouped(limits.jsonValues)} names and values, the limit`,
    limits.config.advice,
  );
