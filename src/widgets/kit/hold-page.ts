/**
 * Keeps the page from scrolling while a modal dialog is open: Firefox and Safari scroll it by a wheel over the
 * backdrop. By a stylesheet of each dialog's own, so that several need not know of each other and the page's own
 * styles are not written to. Where a scrollbar took room, its place stays.
 *
 * @returns lets the page go again; the second call does nothing
 */
export const holdPage = (): (() => void) => {
  const { adoptedStyleSheets: sheets, documentElement } = document;
  const sheet = new CSSStyleSheet();
  const gutter = innerWidth > documentElement.clientWidth ? 'scrollbar-gutter:stable!important' : '';
  sheet.replaceSync(`html{overflow:hidden!important;${gutter}}`);
  sheets.push(sheet);
  return () => {
    const at = sheets.indexOf(sheet);
    if (at >= 0) sheets.splice(at, 1);
  };
};
