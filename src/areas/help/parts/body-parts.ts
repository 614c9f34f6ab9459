/** For the page and the server. */
export const bodyParts = {
  /** Elements that take a few milliseconds to sanitise. */
  batchSize: 120,
  blockContainers: /^(div|section|article|main|blockquote|figure)$/,
  /** Many editors wrap the article in them. */
  wrappers: /^(div|section|article|main)$/,
  /** The number that is inserted at once. */
  firstPieces: 3,
};
