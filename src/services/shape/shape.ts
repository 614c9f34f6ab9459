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

/** The value may be null. Elsewhere, null counts as absent. */
export interface NullableShape {
  readonly nullable: Shape;
}

export interface RecordShape {
  /** Members that aren't listed stay unchanged. */
  readonly members: Readonly<Record<string, Shape>>;
  /** If one of these is absent, the whole object counts as absent. */
  readonly needs?: readonly string[];
}

/**
 * Describes an answer or a part of one. Types (`AnswerOf`), reading (`readAnswer`) and the tests' answers are derived
 * from it. A shape is a plain literal, so that a group's chunk needs no other code.
 */
export type Shape = Kind | ListShape | NullableShape | RecordShape;

/** A text with known values: `'text' as Word<'OPEN' | 'CLOSED'>`. Other values pass, because a service may add some. */
export type Word<Known extends string> = 'text' & { readonly known: Known };

export type OpenText<Known extends string> = Known | (string & {});
