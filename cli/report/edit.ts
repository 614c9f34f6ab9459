export interface Edit {
  offset: number;
  length: number;
  text: string;
}
