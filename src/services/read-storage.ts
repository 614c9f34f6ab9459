/**
 * @returns what is stored under a key; undefined for nothing or an empty text, and where storage is refused or there is
 * none
 */
export const readStorage = (kind: 'localStorage' | 'sessionStorage', key: string): string | undefined => {
  try {
    return globalThis[kind].getItem(key) || undefined;
  } catch {
    return undefined;
  }
};
