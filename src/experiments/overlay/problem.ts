/** A problem that keeps experiments from running or a file from loading. */
export interface Problem {
  what: string;
  fix: string;
}
