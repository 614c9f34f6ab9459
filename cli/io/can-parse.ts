/**
 * Whether a text is a URL that can be parsed. Not by `URL.canParse`: that of Node 20 says no to hosts that are not ASCII
 * once it has been called often enough to be optimised.
 */
export const canParse = (text: string, base?: string | URL): boolean => {
  try {
    new URL(text, base);
    return true;
  } catch {
    return false;
  }
};
