export interface Target {
  readonly page: string;
  readonly method: string;
  readonly path: string;
  /** The `match` of a fault. Parts of the query that are unique to each request match any value. */
  readonly match: string;
  readonly file: boolean;
  readonly body: string;
  /** The call's name in the route table, or the file's name without the build ID. */
  readonly name: string;
}
