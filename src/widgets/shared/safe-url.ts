/**
 * The last gate before a link: lets http, https, mailto and tel through, relative addresses too; anything that could
 * run (`javascript:`, `data:`) is dropped.
 * @returns the address as given, or undefined.
 */
export function safeUrl(url: string | undefined): string | undefined {
  try {
    return url && /^(https?|mailto|tel):/.test(new URL(url, document.baseURI).protocol) ? url : undefined;
  } catch {
    return undefined;
  }
}
