/** Returns the URL if it can't execute: http, https, mailto, tel or relative. */
export function safeUrl(url: string | undefined): string | undefined {
  try {
    return url && /^(https?|mailto|tel):/.test(new URL(url, document.baseURI).protocol) ? url : undefined;
  } catch {
    return undefined;
  }
}
