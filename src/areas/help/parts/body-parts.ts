export const bodyParts = {
  /** Elements per batch. Sanitising a batch takes a few milliseconds. */
  batchSize: 120,
  blockContainers: /^(div|section|article|main|blockquote|figure)$/,
  /** Many editors wrap a whole article in these elements. */
  wrappers: /^(div|section|article|main)$/,
  firstPieces: 3,
};
