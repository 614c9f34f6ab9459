/**
 * What a value of an answer is, in a word:
 *
 * - `text`: a text.
 * - `key`: a text that names something. A number is read as its digits.
 * - `number`: a finite number. A text that says one is read as the number.
 * - `amount`: a number, read as `number` is, or else a text that says something, to be shown as it is: a price.
 * - `boolean`: true or false; no text is either.
 * - `id`: a number or a text that names something, as it came: the services write ids as both.
 * - `value`: a text, a number, or true or false, as it came.
 * - `date`: a text that is a date: `new Date(…)` of it is a valid one.
 * - `open`: anything, as it came.
 */
export type Kind = 'text' | 'key' | 'number' | 'amount' | 'boolean' | 'id' | 'value' | 'date' | 'open';

/** A list. Items that are not of their shape are left out. */
export interface ListShape {
  readonly list: Shape;
}

/** What may also be null, which is then kept. Elsewhere null counts as absent. */
export interface NullableShape {
  readonly nullable: Shape;
}

/** An object. */
export interface RecordShape {
  /** Those that somebody reads. Whatever else the service sends stays as it came. */
  readonly members: Readonly<Record<string, Shape>>;
  /** The members without which it counts as absent; a text among them says something. All others may be absent. */
  readonly needs?: readonly string[];
}

/**
 * What an answer, or a part of one, looks like, as data: the fourth table. From a shape come its type (`AnswerOf`), what
 * the client gives (`readAnswer`), and the tests' answers. Shapes are plain literals, so that a group's file needs no
 * other.
 */
export type Shape = Kind | ListShape | NullableShape | RecordShape;

/**
 * A text of which some values are known: `'text' as Word<'OPEN' | 'CLOSED'>`. Others survive: the service may have learnt
 * them since. Only the type knows the words, because nothing is read by them.
 */
export type Word<Known extends string> = 'text' & { readonly known: Known };

/** One of the known values, or one that the service has learnt since: unknown values survive. */
export type OpenText<Known extends string> = Known | (string & {});
