import type { Browser, Page } from 'puppeteer';
import { type Ability, lack } from './needs';

/** For each ability, checks whether the browser has it. Builds differ, so a version isn't enough. */
const probes: Partial<Record<Ability, (page: Page) => Promise<unknown>>> = {
  'customizable select': (page) =>
    page.evaluate(() => CSS.supports('appearance', 'base-select') && CSS.supports('selector(:open)')),
  'attr() with a type': (page) => page.evaluate(() => CSS.supports('width', 'attr(data-width px)')),
  // Liberation Sans is as wide as Arial. DejaVu Sans, another common fallback, isn't.
  'fonts as wide as Arial': (page) =>
    page.evaluate(() => {
      const context = document.createElement('canvas').getContext('2d')!;
      context.font = '100px Arial, sans-serif';
      return Math.abs(context.measureText('m').width - 83.3) < 1;
    }),
  'several import maps': (page) => page.evaluate(readsTwoMaps),
  // In some headless shells, typing letters selects no option.
  'type-ahead in selects': async (page) => {
    await page.setContent('<select><option>Oak<option>Spruce</select>');
    await page.focus('select');
    await page.keyboard.press('Enter');
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await page.keyboard.type('sp');
    await page.keyboard.press('Enter');
    return page.$eval('select', ({ value }) => value === 'Spruce');
  },
};

/** This code is a string, because the test runner rewrites `import()` in functions. */
const readsTwoMaps = `(async () => {
  for (const name of ['one', 'two']) {
    const map = document.createElement('script');
    map.type = 'importmap';
    map.textContent = JSON.stringify({ imports: { [name]: 'data:text/javascript,' } });
    document.head.append(map);
  }
  return import('two').then(() => true, () => false);
})()`;

/** Makes `needs` skip tests for which this Chromium lacks an ability. */
export const probe = async (browser: Browser): Promise<void> => {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  for (const [ability, isThere] of Object.entries(probes)) {
    await page.goto('about:blank');
    if (!(await isThere(page))) lack(ability as Ability);
  }
  await context.close();
};
