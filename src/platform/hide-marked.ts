/**
 * Hides elements with `data-antiflicker`. An adopted stylesheet needs no `unsafe-inline`.
 *
 * @param limitMs 0 hides nothing
 */
export const hideMarked = (limitMs = 0): (() => void) => {
  let sheet: CSSStyleSheet | undefined;
  // Safari before 16.4 and Chrome before 99 throw here.
  try {
    sheet = new CSSStyleSheet();
    sheet.insertRule('[data-antiflicker]{visibility:hidden!important}');
    if (limitMs > 0) document.adoptedStyleSheets.push(sheet);
  } catch {}
  return () => {
    if (sheet) sheet.disabled = true;
  };
};
