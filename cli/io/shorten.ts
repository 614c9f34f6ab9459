/** A text for a message, cut where it gets long. */
export const shorten = (text: string, most = 300): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;
