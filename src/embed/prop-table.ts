/** Shipped codes of `PropDescription.type`. */
export enum PropCode {
  text = 't',
  number = 'n',
  boolean = 'b',
  url = 'u',
  amount = 'a',
  list = 'l',
  record = 'r',
}

/** Replaces the default of a prop that is required even with slotted content. */
export const REQUIRED = null;

/** The build derives it from the description. */
export type PropTable = Readonly<
  Record<
    string,
    readonly [
      code: PropCode,
      fallback?: string | number | boolean | typeof REQUIRED,
      /** The words of an enum, or minimum and maximum. */
      limits?: readonly string[] | readonly [number, number],
    ]
  >
>;
