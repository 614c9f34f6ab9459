/**
 * The kind of a value:
 *
 * - `text`: a text.
 * - `key`: a text that identifies something. A number is converted to a text.
 * - `number`: a finite number. A numeric text is converted.
 * - `amount`: a number as above, or a non-empty text to display unchanged, such as a price.
 * - `boolean`: true or false, or their texts.
 * - `id`: a number or a text, unchanged: services write ids as both.
 * - `value`: a text, a number or a boolean, unchanged.
 * - `date`: a text that `new Date(…)` accepts.
 * - `open`: anything, unchanged.
 */
export type Kind = 'text' | 'key' | 'number' | 'amount' | 'boolean' | 'id' | 'value' | 'date' | 'open';

/** Items of another shape are omitted. */
export interface ListShape {
  readonly list: Shape;
}

/** Elsewhere, null counts as absent. */
export interface NullableShape {
  readonly nullable: Shape;
}

export interface RecordShape {
  /** Other members stay unchanged. */
  readonly members: Readonly<Record<string, Shape>>;
  /** Without one of these, the whole object counts as absent. */
  readonly needs?: readonly string[];
}

/**
 * An answer or a part of one. Types (`AnswerOf`), reading (`readAnswer`) and the tests' answers are derived from it. A
 * plain literal, so that a group's chunk needs no other code.
 */
export type Shape = Kind | ListShape | NullableShape | RecordShape;

/** A text with known values: `'text' as Word<'OPEN' | 'CLOSED'>`. Others pass, because a service may add some. */
export type Word<Known extends string> = 'text' & { readonly known: Known };

/** One of the known values, or a newer one. */
export type OpenText<Known extends string> = Known | (string & {});
