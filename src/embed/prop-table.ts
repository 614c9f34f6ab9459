/** The codes of `PropDescription.type` in shipped files. */
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

/** The shipped form of a widget's props. The build derives it from the description. */
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
