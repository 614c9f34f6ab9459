/** A source map of version 3, without the sources' contents. */
export interface SourceMap {
  readonly sources: readonly string[];
  readonly names: readonly string[];
  readonly mappings: string;
}
