export const bodyParts = {
  /** Elements per batch. Sanitising a batch takes a few milliseconds. */
  batchSize: 120,
  blockContainers: /^(div|section|article|main|blockquote|figure)$/,
  /** Elements to unwrap, because many authors wrap a whole article in one of these. */
  wrappers: /^(div|section|article|main)$/,
  firstPieces: 3,
};
