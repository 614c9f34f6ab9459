export enum PropCode {
  text = 't',
  number = 'n',
  boolean = 'b',
  url = 'u',
  amount = 'a',
  list = 'l',
  record = 'r',
}

/** Used in place of a prop's default: the prop is required, even with slotted content. */
export const REQUIRED = null;

/** A component's props. The build derives the table from the widget's description. */
export type PropTable = Readonly<
  Record<
    string,
    readonly [
      code: PropCode,
      fallback?: string | number | boolean | typeof REQUIRED,
      limits?: readonly string[] | readonly [number, number],
    ]
  >
>;
