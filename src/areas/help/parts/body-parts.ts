/** In the page and on the server. */
export const bodyParts = {
  /** Elements that take a few milliseconds to sanitise. */
  batchSize: 120,
  blockContainers: /^(div|section|article|main|blockquote|figure)$/,
  /** Many editors wrap the article in them. */
  wrappers: /^(div|section|article|main)$/,
  /** Inserted at once. Of more pieces, only those in the viewport are laid out. */
  firstPieces: 3,
};
