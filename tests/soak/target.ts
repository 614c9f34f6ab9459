/** A request that is to fail. */
export interface Target {
  /** The page that makes it. */
  readonly page: string;
  readonly method: string;
  /** Path and query as they were. */
  readonly path: string;
  /** A fault's `match`: what changes from request to request is left open, and so is the query of a second try. */
  readonly match: string;
  /** Of the bundle or a picture, not a call. */
  readonly file: boolean;
  /** What it was answered with. */
  readonly body: string;
  /** The name of the call in the route table, or of the file without the build's id. */
  readonly name: string;
}
