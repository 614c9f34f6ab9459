/** What the types of props (`PropDescription.type`) are called in what is shipped. */
export enum PropCode {
  text = 't',
  number = 'n',
  boolean = 'b',
  url = 'u',
  amount = 'a',
  list = 'l',
  record = 'r',
}

/** Stands in the place of a default: there is none, and the prop is required whatever the page slots. */
export const REQUIRED = null;

/** The shipped form of a widget's props, made by the build from its description. */
export type PropTable = Readonly<
  Record<
    string,
    readonly [
      code: PropCode,
      fallback?: string | number | boolean | typeof REQUIRED,
      /** The words of an enum, or the least and the greatest number. */
      limits?: readonly string[] | readonly [number, number],
    ]
  >
>;
