/** Replaces `length` characters at `offset` with `text`. */
export interface Edit {
  offset: number;
  length: number;
  text: string;
}
