/** A text as HTML, between tags and in quotes. */
export const escapeText = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    // A parser makes it a line feed.
    .replaceAll('\r', '&#13;');
