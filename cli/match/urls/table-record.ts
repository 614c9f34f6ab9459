export interface TableSource {
  readonly name: string;
  readonly firstLine?: number;
}

export interface TableRecord {
  readonly line: number;
  readonly fields: Map<string, unknown>;
  /** Whether commas may be decimal separators, so that `1.204` may mean 1204. */
  readonly isDecimalComma?: boolean;
}
