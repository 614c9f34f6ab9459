/** How an article is taken apart: it is made safe, and laid out, part by part. */
export const bodyParts = {
  /** Elements sanitised at a time: some milliseconds' worth. */
  most: 120,
  /** What a block of ours may stand in. */
  flow: /^(div|section|article|main|blockquote|figure)$/,
  /** What many editors put the whole article into. */
  box: /^(div|section|article|main)$/,
  /** Pieces that are put in at once. An article with more is laid out piece by piece, and only where it is in sight. */
  atOnce: 3,
};
