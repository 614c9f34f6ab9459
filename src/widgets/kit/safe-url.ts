/**
 * Rejects addresses that could execute, such as `javascript:`.
 *
 * @returns the unchanged address if it is http, https, mailto, tel or relative, else undefined
 */
export const safeUrl = (url: string | undefined): string | undefined =>
  typeof url === 'string' && url && /^(https?|mailto|tel):/.test(`${URL.parse(url, document.baseURI)?.protocol}`)
    ? url
    : undefined;
