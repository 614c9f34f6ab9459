/** A change of a text: `length` characters at `offset` become `text`. */
export interface Edit {
  offset: number;
  length: number;
  text: string;
}
