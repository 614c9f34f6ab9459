export interface Target {
  readonly page: string;
  readonly method: string;
  readonly path: string;
  /** The `match` of a fault, without the query and parts that differ between requests. */
  readonly match: string;
  readonly file: boolean;
  readonly body: string;
  /** The call's name in the route table, or the file's name without the build ID. */
  readonly name: string;
}
