/** A row of a table of URLs. */
export interface UrlRow {
  readonly url: string;
  /** 1 without `--weight`. */
  readonly weight: number;
  /** All columns but the URL. */
  readonly row: Readonly<Record<string, unknown>>;
}

/** A line of a plain list, or a row of a table. */
export type ListedUrl = string | UrlRow;

export const urlOf = (listed: ListedUrl): string => (typeof listed === 'string' ? listed : listed.url);

export const weightOf = (listed: ListedUrl): number => (typeof listed === 'string' ? 1 : listed.weight);

export const rowOf = (listed: ListedUrl): UrlRow['row'] | undefined =>
  typeof listed === 'string' ? undefined : listed.row;
