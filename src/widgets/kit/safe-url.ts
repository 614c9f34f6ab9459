/**
 * Rejects URLs that could execute, such as `javascript:`.
 *
 * @returns the unchanged URL if it is http, https, mailto, tel or relative, otherwise undefined
 */
export function safeUrl(url: string | undefined): string | undefined {
  try {
    return url && /^(https?|mailto|tel):/.test(new URL(url, document.baseURI).protocol) ? url : undefined;
  } catch {
    return undefined;
  }
}
