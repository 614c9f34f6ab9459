/** Cuts a long text for a message. */
export const shorten = (text: string, most = 300): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;
