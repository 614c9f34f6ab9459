/**
 * Hides what is marked with `data-antiflicker` in a prerendered page: the limit is over before the page is seen, and
 * counts from that moment.
 *
 * @param limit in milliseconds; nothing is hidden where it is not above 0
 * @param activated resolves when the page is seen
 * @returns shows it
 */
export const hideAgain = (limit: number | undefined, activated: Promise<unknown>): (() => void) => {
  // An adopted sheet needs no `unsafe-inline`.
  const sheet = new CSSStyleSheet();
  sheet.insertRule('[data-antiflicker]{visibility:hidden!important}');
  const show = () => {
    sheet.disabled = true;
  };
  if (Number(limit) > 0) document.adoptedStyleSheets.push(sheet);
  void activated.then(() => setTimeout(show, limit));
  return show;
};
