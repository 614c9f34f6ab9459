/** An attribute that belongs to every widget, or to the tag, rather than to a prop. */
export interface SharedAttribute {
  readonly name: string;
  /** One line for authors. */
  readonly text: string;
  /** The words that it takes, with what each does; others may be allowed besides. */
  readonly values?: Readonly<Record<string, string>>;
}
