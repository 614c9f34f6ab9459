export enum PropCode {
  text = 't',
  number = 'n',
  boolean = 'b',
  url = 'u',
  amount = 'a',
  list = 'l',
  record = 'r',
}

/** Marks a prop as required. Don't use it for props that slotted content can replace. */
export const REQUIRED = null;

/** The build generates each table from the widget's description. */
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

export interface Replacement {
  readonly use: string;
  readonly values?: Readonly<Record<string, unknown>>;
  readonly required?: boolean;
  readonly since: string;
  readonly removedIn: string;
}
