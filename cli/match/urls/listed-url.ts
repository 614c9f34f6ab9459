export interface UrlRow {
  readonly url: string;
  readonly weight: number;
  readonly row: Readonly<Record<string, unknown>>;
}

export type ListedUrl = string | UrlRow;

export const urlOf = (listed: ListedUrl): string => (typeof listed === 'string' ? listed : listed.url);

export const weightOf = (listed: ListedUrl): number => (typeof listed === 'string' ? 1 : listed.weight);

export const rowOf = (listed: ListedUrl): UrlRow['row'] | undefined =>
  typeof listed === 'string' ? undefined : listed.row;
