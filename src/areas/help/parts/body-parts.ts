export const bodyParts = {
  /** Maximum elements per batch. Sanitising a batch takes a few milliseconds. */
  batchSize: 120,
  blockContainers: /^(div|section|article|main|blockquote|figure)$/,
  /** Elements to unwrap if they contain the whole article. */
  wrappers: /^(div|section|article|main)$/,
  firstPieces: 3,
};
