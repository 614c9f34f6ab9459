/** Replaces `length` characters at `offset` by `text`. */
export interface Edit {
  offset: number;
  length: number;
  text: string;
}
