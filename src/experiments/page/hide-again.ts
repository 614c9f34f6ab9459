import { untilActivated } from '../../platform/until-activated';

/**
 * Waits until a prerendered page is seen: nothing is asked, kept or told of one that nobody may ever see. The limit of
 * `data-antiflicker` is over by then; so what is marked is hidden once more, and the limit counts from that moment.
 *
 * @param limit in milliseconds; nothing is hidden where it is not above 0
 * @returns shows it
 */
export const hideAgain = async (limit: number | undefined): Promise<() => void> => {
  // An adopted sheet needs no `unsafe-inline`.
  const sheet = new CSSStyleSheet();
  sheet.insertRule('[data-antiflicker]{visibility:hidden!important}');
  const show = () => {
    sheet.disabled = true;
  };
  if (Number(limit) > 0) document.adoptedStyleSheets.push(sheet);
  await untilActivated();
  setTimeout(show, limit);
  return show;
};
