import type { Page } from 'puppeteer';
import { PLACES } from './measure-page';

export interface MeasuredPlace {
  readonly of: string;
  readonly where: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Expects a page of `measurePage` with all widgets mounted.
 *
 * @throws Error for a failed widget
 */
export const measurePlaces = async (page: Page): Promise<readonly MeasuredPlace[]> => {
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll<HTMLElement>('.place [data-widget]')].every(({ dataset }) =>
        /mounted|error/.test(dataset.widgetState ?? ''),
      ),
    { polling: 100, timeout: 60_000 },
  );
  const measured: MeasuredPlace[] = [];
  for (const [viewport, widths] of Object.entries(PLACES)) {
    // Parts of some widgets depend on the window's width.
    await page.setViewport({ width: Number(viewport), height: 800 });
    const places = await page.evaluate(async () => {
      // After three frames, widgets that observe their size have rendered again.
      for (let frame = 0; frame < 3; frame++) await new Promise((done) => requestAnimationFrame(done));
      return [...document.querySelectorAll<HTMLElement>('.place')].map((place) => ({
        of: place.dataset.of ?? '',
        where: place.dataset.where ?? '',
        width: Number(place.dataset.across),
        height: Math.round(place.getBoundingClientRect().height),
        failed: place.querySelector('[data-widget-state=error]') !== null,
      }));
    });
    for (const { failed, ...place } of places) {
      if (failed) throw Error(`${place.of} failed to mount at ${place.width} px: nothing can be measured`);
      if (widths.includes(place.width)) measured.push(place);
    }
  }
  return measured;
};
