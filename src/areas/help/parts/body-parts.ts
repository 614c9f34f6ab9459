export const bodyParts = {
  /** Maximum elements per batch. Sanitising a batch takes a few milliseconds. */
  batchSize: 120,
  blockContainers: /^(div|section|article|main|blockquote|figure)$/,
  /** Elements to unwrap: many authors wrap a whole article in one. */
  wrappers: /^(div|section|article|main)$/,
  firstPieces: 3,
};
