export const bodyParts = {
  /** So many elements are sanitised in a few milliseconds. */
  batchSize: 120,
  blockContainers: /^(div|section|article|main|blockquote|figure)$/,
  /** Many editors wrap an article in these. */
  wrappers: /^(div|section|article|main)$/,
  firstPieces: 3,
};
