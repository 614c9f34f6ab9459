/** Something that keeps experiments from running, or a file from loading. */
export interface Problem {
  /** What is wrong, and where. */
  what: string;
  fix: string;
}
