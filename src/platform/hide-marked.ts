/**
 * Hides elements with `data-antiflicker`. Adopts a stylesheet, which content security policies allow without
 * `unsafe-inline`.
 *
 * @param limitMs the limit, which callers enforce; 0 hides nothing
 */
export const hideMarked = (limitMs = 0): (() => void) => {
  let sheet: CSSStyleSheet | undefined;
  // In Safari before 16.4 and Chrome before 99, creating or adopting this stylesheet throws. Nothing is hidden there.
  try {
    sheet = new CSSStyleSheet();
    sheet.insertRule('[data-antiflicker]{visibility:hidden!important}');
    if (limitMs > 0) document.adoptedStyleSheets.push(sheet);
  } catch {}
  return () => {
    if (sheet) sheet.disabled = true;
  };
};
