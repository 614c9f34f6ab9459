/**
 * Rejects URLs that could execute a script, such as `javascript:`.
 *
 * @returns undefined unless the URL is http, https, mailto, tel or relative
 */
export const safeUrl = (url: string | undefined): string | undefined =>
  typeof url === 'string' && url && /^(https?|mailto|tel):/.test(`${URL.parse(url, document.baseURI)?.protocol}`)
    ? url
    : undefined;
