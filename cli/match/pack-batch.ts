/** Texts on the way to a thread: one text with line ends between, or as they are where one of them holds a line end. */
export type PackedBatch = string | readonly string[];

/** Packs texts for a thread: one long text is handed over in a fraction of the time that many short ones take. */
export const packBatch = (texts: readonly string[]): PackedBatch =>
  texts.some((text) => text.includes('\n')) ? texts : texts.join('\n');
