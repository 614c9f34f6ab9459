/** How an article is divided into batches, in the page and on the server. */
export const bodyParts = {
  /** Elements per batch: a few milliseconds of sanitising. */
  batchSize: 120,
  /** Elements that may contain our blocks. */
  blockContainers: /^(div|section|article|main|blockquote|figure)$/,
  /** Elements that many editors wrap around the whole article. */
  wrappers: /^(div|section|article|main)$/,
  /** Pieces that are inserted at once. In an article with more pieces, only those in the viewport are laid out. */
  firstPieces: 3,
};
