/** What a field holds: text, the values that are ticked, or whether it is ticked. */
export type FieldValue = string | boolean | readonly string[];

/** A field of an area's own form. */
export interface Field {
  /** Unique in the form. */
  readonly id: string;
  /**
   * - `line`: one line, of the input type `type`
   * - `lines`: several lines
   * - `choice`: one of the options
   * - `checks`: any of the options
   * - `check`: ticked or not
   */
  readonly kind: 'line' | 'lines' | 'choice' | 'checks' | 'check';
  readonly label: string;
  /** A sentence under the label. */
  readonly hint?: string | undefined;
  readonly required?: boolean | undefined;
  /** Of a line: as in HTML. Default `text`. */
  readonly type?: 'text' | 'email' | 'number' | 'date' | undefined;
  /** Of a number: `any`, or 1 for whole ones. */
  readonly step?: string | undefined;
  /** Of a line: the keyboard that phones show. */
  readonly inputMode?: 'numeric' | undefined;
  /** Of a line: gives what is kept of it. The rest stays in the control until that is left, and nowhere else. */
  readonly clean?: ((text: string) => string) | undefined;
  readonly autocomplete?: string | undefined;
  readonly options?: readonly { readonly value: string; readonly text: string }[] | undefined;
}
