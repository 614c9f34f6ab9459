/** For page and server. */
export const bodyParts = {
  /** Sanitised in a few milliseconds. */
  batchSize: 120,
  blockContainers: /^(div|section|article|main|blockquote|figure)$/,
  /** Many editors wrap the article in them. */
  wrappers: /^(div|section|article|main)$/,
  firstPieces: 3,
};
