import { expect, it } from 'vitest';
import { accessibilityOf } from '../apg/catalogue';
import { engine } from '../engines/engine';
import { has } from '../engines/needs';
import { harness } from '../harness';
import type { OpenedPage } from '../opened-page';
import { sampleOf } from '../sample-of';
import { answerQuestion, press, waitForQuestion, waitForText } from './player';
import { countSpendingRequests, openConfirmation, openShop, PRODUCT, yesButton } from './spending';

const harnessed = harness();

// threat 4
it('takes no text from attributes and warns about them', { tags: 'all', timeout: 60_000 }, async () => {
  const attributes =
    'data-buy-text="Continue reading" data-confirm-text="Are you over 13?" data-yes-text="Yes, I am" data-no-text="No"';
  const opened = await openShop(
    harnessed,
    PRODUCT.replace('data-load', `${attributes} data-props='{"yesText":"Go on"}' data-load`),
    { texts: { noText: 'Lieber nicht', confirmText: '{amount} für {title}?' } },
  );
  await openConfirmation(opened, /^continue reading$/);
  expect(await waitForQuestion(opened)).toBe('990 für Marketplace pass?');
  expect(
    await opened.page.$eval('cobble-confirmation', ({ shadowRoot }) =>
      [...shadowRoot!.querySelectorAll('button')].map(({ textContent }) => textContent),
    ),
  ).toEqual(['Yes, buy it', 'Lieber nicht']);
  await expect
    .poll(() => opened.consoleMessages('warn', /data-confirm-text has no effect.*confirmText under "texts"/))
    .not.toEqual([]);
});

// threat 4
it.each([
  ['price', 'data-amount="1"', /price has changed/] as const,
  ...sampleOf(
    [
      ['offer', 'data-offer-id="realm-of-a-stranger"', /offer has changed/],
      ['product', 'data-product-id="9CBL0COIN001"', /offer has changed/],
    ] as const,
    1,
  ),
])(
  'buys nothing and shows no question if the page and the service name a different %s',
  async (_, attribute, words) => {
    const [name] = attribute.split('=') as [string];
    const opened = await openShop(harnessed, PRODUCT.replace(RegExp(`${name}="[^"]*"`), attribute));
    await press(opened, '#p', /^buy$/);
    await waitForText(opened, '#p', words);
    expect(await opened.page.$('cobble-confirmation')).toBeNull();
    expect(countSpendingRequests(opened)).toBe(0);
  },
  60_000,
);

// threat 4
it("ignores a page's @font-face with the name of Cobble's font", { tags: 'all', timeout: 60_000 }, async () => {
  const opened = await openShop(harnessed, PRODUCT, {
    head: '<style>@font-face{font-family:"Cobble Pixel";font-weight:700;size-adjust:900%;src:url(/dist/fonts/jersey-10.woff2)}@font-face{font-family:sans-serif;src:local("x")}</style>',
  });
  await openConfirmation(opened);
  await waitForQuestion(opened);
  await opened.waitForRendering();
  const families = await opened.page.$eval('cobble-confirmation', ({ shadowRoot }) =>
    [...shadowRoot!.querySelectorAll('*')].map((one) => getComputedStyle(one).fontFamily),
  );
  expect(families.join()).not.toContain('Cobble Pixel');
  expect(await (await yesButton(opened)).evaluate((yes) => yes.getBoundingClientRect().height)).toBe(44);
});

const changes: readonly (readonly [what: string, change: (opened: OpenedPage) => Promise<unknown>])[] = [
  [
    'an attribute changes',
    (opened: OpenedPage) => opened.page.$eval('#p', (element) => element.setAttribute('data-amount', '1')),
  ],
  [
    'the page updates the widget through its handle',
    (opened: OpenedPage) =>
      opened.page.evaluate(() =>
        (window as never as { cobble: { get(one: string): { update(props: object): void } } }).cobble
          .get('#p')
          .update({ offerId: 'other' }),
      ),
  ],
  ['the widget is removed', (opened: OpenedPage) => opened.page.$eval('#p', (element) => element.remove())],
  [
    'the page unmounts the widget',
    (opened: OpenedPage) =>
      opened.page.evaluate(() =>
        (window as never as { cobble: { unmount(one: Element): void } }).cobble.unmount(document.querySelector('#p')!),
      ),
  ],
  ['Escape is pressed', (opened: OpenedPage) => opened.page.keyboard.press('Escape')],
];

// threat 4
it.each(sampleOf(changes, 1))(
  'closes without buying when %s',
  async (_, change) => {
    const opened = await openShop(harnessed, PRODUCT);
    await openConfirmation(opened);
    await waitForQuestion(opened);
    await change(opened);
    await opened.page.waitForFunction(() => !document.querySelector('cobble-confirmation'));
    expect(countSpendingRequests(opened)).toBe(0);
    expect(opened.errors).toEqual([]);
  },
  60_000,
);

// threat 4
it('traps the focus, has an accessible name and returns the focus', async () => {
  const opened = await openShop(harnessed, `${PRODUCT}<button id="outside">Outside</button>`);
  await waitForText(opened, '#p', /buy$/);
  await opened.page.$eval('#p', ({ shadowRoot }) => shadowRoot!.querySelector('button')!.focus());
  await opened.page.keyboard.press('Enter');
  await waitForQuestion(opened);
  const focused = () => opened.page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent);
  await expect.poll(focused).toBe('Not now');
  const seen = new Set<unknown>();
  for (let tabs = 6; tabs--; ) {
    await opened.page.keyboard.press('Tab');
    seen.add(await focused());
  }
  seen.delete(undefined);
  // In WebKit, a scrollable dialog is itself a tab stop.
  if (engine === 'webkit')
    seen.delete(await opened.page.$eval('cobble-confirmation >>> dialog', ({ textContent }) => textContent));
  expect([...seen].sort()).toEqual(['Not now', 'Yes, buy it']);
  if (has('accessibility tree'))
    expect(await accessibilityOf((await opened.page.$('cobble-confirmation >>> dialog'))!)).toMatchObject({
      role: 'alertdialog',
      name: 'Buy Marketplace pass for 990 Minecoins?',
    });
  await opened.page.keyboard.press('Escape');
  await opened.page.waitForFunction(() => !document.querySelector('cobble-confirmation'));
  await expect.poll(focused).toBe('Buy');
  await opened.page.keyboard.press('Enter');
  await answerQuestion(opened, /^not now$/);
  await expect.poll(focused).toBe('Buy');
}, 60_000);

// threat 4
it.each(
  sampleOf(
    [
      [360, 640],
      [320, 256],
    ] as const,
    1,
  ),
)(
  'fits a window of %i by %i px with a name of any length and can be answered',
  { tags: 'all', timeout: 60_000 },
  async (width, height) => {
    const title = 'The extraordinarily comprehensive pass of all worlds, '.repeat(8);
    const body = JSON.stringify({ productId: '9CBL0PASS001', offerId: 'pass-one-month', price: 990, title });
    const opened = await openShop(harnessed, PRODUCT, {
      viewport: { width, height },
      faults: [{ url: /\/item\//, body }],
    });
    await openConfirmation(opened);
    expect(await waitForQuestion(opened)).toContain(title.trim());
    // The long name scrolls, even by keyboard, and overlaps nothing.
    expect(
      await opened.page.$eval('cobble-confirmation', ({ shadowRoot }) => {
        const [words, plate] = shadowRoot!.querySelectorAll<HTMLElement>(
          'p,[aria-hidden=true]:not(svg)',
        ) as unknown as [HTMLElement, HTMLElement];
        words.scrollTop = 9999;
        return [
          words.scrollTop > 0,
          words.tabIndex,
          words.getBoundingClientRect().bottom <= plate.getBoundingClientRect().top,
        ];
      }),
    ).toEqual([true, 0, true]);
    await answerQuestion(opened, /^yes/);
    await waitForText(opened, '#p', /purchase complete/);
  },
);
