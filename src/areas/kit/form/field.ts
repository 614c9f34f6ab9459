/** A text, the values of the ticked boxes, or whether the box is ticked. */
export type FieldValue = string | boolean | readonly string[];

/** A field of an area's form. */
export interface Field {
  /** Unique in the form. */
  readonly id: string;
  /**
   * - `line`: an input of the type `type`
   * - `lines`: a text area
   * - `choice`: a select
   * - `checks`: a group of checkboxes
   * - `check`: one checkbox
   */
  readonly kind: 'line' | 'lines' | 'choice' | 'checks' | 'check';
  readonly label: string;
  /** Shown below the label. */
  readonly hint?: string | undefined;
  readonly required?: boolean | undefined;
  /** `line` only. Default `text`. */
  readonly type?: 'text' | 'email' | 'number' | 'date' | undefined;
  /** `number` only: `any`, or 1 for integers. */
  readonly step?: string | undefined;
  /** `line` only: the keyboard on phones. */
  readonly inputMode?: 'numeric' | undefined;
  /** `line` only: returns the part to store. The control keeps the rest until it loses the focus. */
  readonly clean?: ((text: string) => string) | undefined;
  readonly autocomplete?: string | undefined;
  /** The text must contain a match. */
  readonly pattern?: RegExp | undefined;
  readonly options?: readonly { readonly value: string; readonly text: string }[] | undefined;
}
