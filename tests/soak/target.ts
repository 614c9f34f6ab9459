export interface Target {
  readonly page: string;
  readonly method: string;
  /** The original path and query. */
  readonly path: string;
  /** A fault's `match`, without the query and parts that differ between requests. */
  readonly match: string;
  /** A file of the bundle or an image. */
  readonly file: boolean;
  readonly body: string;
  /** The call's name in the route table, or the file's name without the build ID. */
  readonly name: string;
}
