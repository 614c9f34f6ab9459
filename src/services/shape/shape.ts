/**
 * The kind of a value:
 *
 * - `text`: a string.
 * - `key`: an identifying string, or a number, which becomes a string.
 * - `number`: a finite number, or a numeric string, which becomes a number.
 * - `amount`: as `number`, or a non-empty string to display, such as a price.
 * - `boolean`: true or false, or `"true"` or `"false"`.
 * - `id`: a number or a string, unchanged: services write ids as both.
 * - `value`: a string, a number or a boolean, unchanged.
 * - `date`: a string that `new Date(…)` accepts.
 * - `open`: anything, unchanged.
 */
export type Kind = 'text' | 'key' | 'number' | 'amount' | 'boolean' | 'id' | 'value' | 'date' | 'open';

export interface ListShape {
  readonly list: Shape;
}

/** A value that may be null. In other shapes, null counts as absent. */
export interface NullableShape {
  readonly nullable: Shape;
}

export interface RecordShape {
  readonly members: Readonly<Record<string, Shape>>;
  /** Names of required members. If one is absent or empty, the whole object counts as absent. */
  readonly needs?: readonly string[];
}

/**
 * Describes an answer or a part of one. Types, the parser and the tests' sample answers derive from shapes. Shapes are
 * plain literals, so that chunks contain data instead of code.
 */
export type Shape = Kind | ListShape | NullableShape | RecordShape;

/** A string with known values: `'text' as Word<'OPEN' | 'CLOSED'>`. Other strings are accepted. */
export type Word<Known extends string> = 'text' & { readonly known: Known };

export type OpenText<Known extends string> = Known | (string & {});
