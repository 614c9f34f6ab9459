/** Percent-decodes a text; one that can't be decoded is given as it is. */
export const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
