export interface Problem {
  what: string;
  fix: string;
}
