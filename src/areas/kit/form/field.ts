export type FieldValue = string | boolean | readonly string[];

export interface Field {
  readonly id: string;
  readonly kind: 'line' | 'lines' | 'choice' | 'checks' | 'check';
  readonly label: string;
  readonly hint?: string | undefined;
  readonly required?: boolean | undefined;
  readonly type?: 'text' | 'email' | 'number' | 'date' | undefined;
  /** The `step` attribute of a number: `any`, or 1 for integers. */
  readonly step?: string | undefined;
  readonly inputMode?: 'numeric' | undefined;
  readonly clean?: ((text: string) => string) | undefined;
  readonly autocomplete?: string | undefined;
  readonly options?: readonly { readonly value: string; readonly text: string }[] | undefined;
}
