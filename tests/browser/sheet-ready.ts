import type { OpenedPage } from './opened-page';

/** Waits until the widgets of a page of examples are mounted and the overlays in the page's frames are open. */
export const sheetReady = async (opened: OpenedPage): Promise<void> => {
  await opened.waitForMounted();
  for (const element of await opened.page.$$('iframe')) {
    // Widgets in a frame load when the frame is scrolled into view.
    await element.evaluate((element) => element.scrollIntoView());
    await (await element.contentFrame()).waitForFunction(() => {
      const inSight = [...document.querySelectorAll<HTMLElement>('[data-widget]')].filter(
        (element) => element.getBoundingClientRect().top < innerHeight,
      );
      return (
        document.querySelector('#example')!.shadowRoot?.querySelector('dialog[open]') &&
        inSight.every(({ dataset }) => dataset.widgetState === 'mounted')
      );
    });
  }
  await opened.page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await opened.waitForRendering();
};
