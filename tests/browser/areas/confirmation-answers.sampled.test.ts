import type { ElementHandle } from 'puppeteer';
import { describe, expect, it } from 'vitest';
import { needs } from '../engines/needs';
import { harness } from '../harness';
import { sampleOf } from '../sample-of';
import { answer, asked, press, says } from './player';
import { openShop, PRODUCT, spent, wantsToBuy, yesOf } from './spending';

const harnessed = harness();

describe('a yes', () => {
  // threat 4
  it('that is made by a script counts for nothing', async () => {
    const opened = await openShop(harnessed, PRODUCT);
    await wantsToBuy(opened);
    await asked(opened);
    const yes = await yesOf(opened);
    await yes.evaluate((button) => {
      button.click();
      button.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
      for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
        button.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true }));
      for (const type of ['keydown', 'keyup'])
        button.dispatchEvent(new KeyboardEvent(type, { key: 'Enter', bubbles: true, composed: true }));
      document
        .querySelector('#p')!
        .dispatchEvent(new CustomEvent('cobble:bought', { bubbles: true, detail: { offerId: 'x' } }));
    });
    expect(await opened.page.$('cobble-confirmation')).not.toBeNull();
    expect(spent(opened)).toBe(0);
    await answer(opened, /^yes/);
    await says(opened, '#p', /it is yours/);
    expect(spent(opened)).toBe(1);
  }, 60_000);

  // threat 4
  it('is not given by the click that made the widget load and is replayed in it', async () => {
    const opened = await openShop(
      harnessed,
      PRODUCT.replace('data-load="eager"', 'data-load="interaction"').replace(
        '></div>',
        '><button>Continue reading</button></div>',
      ),
    );
    await opened.page.click('#p button', { count: 3 });
    await says(opened, '#p', /buy$/);
    expect(await opened.page.$('cobble-confirmation')).toBeNull();
    expect(spent(opened)).toBe(0);
  }, 60_000);

  // threat 4
  it('is not given by the second click of a double click', async () => {
    needs('clicks with a count');
    const opened = await openShop(harnessed, PRODUCT, {
      // The moment lasts until it is let go; and what is pressed does not move.
      before: (page) =>
        page.evaluateOnNewDocument(() => {
          const start = setTimeout;
          window.setTimeout = ((run: () => void, after?: number, ...values: unknown[]) =>
            after === 500
              ? Object.assign(window, { letGo: run }) && 0
              : start(run, after, ...values)) as typeof setTimeout;
        }),
      media: { 'prefers-reduced-motion': 'reduce' },
    });
    await wantsToBuy(opened);
    const { mouse } = opened.page;
    const { x, y } = (await (await yesOf(opened)).asElement()!.boundingBox())!;
    await mouse.move(x + 20, y + 20);
    await mouse.down({ clickCount: 2 });
    await mouse.up({ clickCount: 2 });
    expect(await opened.page.$('cobble-confirmation')).not.toBeNull();
    expect(spent(opened)).toBe(0);
    await opened.page.evaluate(() => (window as never as { letGo(): void }).letGo());
    await asked(opened);
    await mouse.click(x + 20, y + 20);
    await says(opened, '#p', /it is yours/);
  }, 60_000);

  // threat 4: somebody who clicks again and again, at one place, on what stood there before.
  it('is not given at once by a pointer that rests where the yes appears, but is by one that moves there', async () => {
    const opened = await openShop(harnessed, PRODUCT, {
      before: (page) =>
        page.evaluateOnNewDocument(() => {
          const start = setTimeout;
          window.setTimeout = ((run: () => void, after?: number, ...values: unknown[]) =>
            after === 500 ? 0 : start(run, after, ...values)) as typeof setTimeout;
        }),
      media: { 'prefers-reduced-motion': 'reduce' },
    });
    const { keyboard, mouse } = opened.page;
    await wantsToBuy(opened);
    const { x, y } = (await (await yesOf(opened)).asElement()!.boundingBox())!;
    await keyboard.press('Escape');
    await opened.page.waitForFunction(() => !document.querySelector('cobble-confirmation'));
    await mouse.move(x + 20, y + 20);
    await opened.page.$eval('#p', ({ shadowRoot }) => shadowRoot!.querySelector('button')!.focus());
    await keyboard.press('Enter');
    await opened.page.waitForSelector('cobble-confirmation');
    await mouse.down();
    await mouse.up();
    expect(await opened.page.$('cobble-confirmation')).not.toBeNull();
    expect(spent(opened)).toBe(0);
    await mouse.click(x + 30, y + 20);
    await says(opened, '#p', /it is yours/);
    expect(spent(opened)).toBe(1);
  }, 60_000);

  // threat 4
  it('is not given by an Enter that is held down', async () => {
    const opened = await openShop(harnessed, PRODUCT);
    await says(opened, '#p', /buy$/);
    await opened.page.$eval('#p', ({ shadowRoot }) => shadowRoot!.querySelector('button')!.focus());
    const { keyboard } = opened.page;
    await keyboard.down('Enter');
    await asked(opened);
    // Held down, it repeats; wherever the focus is.
    await keyboard.down('Enter');
    await (await yesOf(opened)).evaluate((button) => button.focus());
    for (let times = 3; times--; ) await keyboard.down('Enter');
    await keyboard.up('Enter');
    expect(await opened.page.$('cobble-confirmation')).not.toBeNull();
    expect(spent(opened)).toBe(0);
    await keyboard.press('Enter');
    await says(opened, '#p', /it is yours/);
    expect(spent(opened)).toBe(1);
  }, 60_000);
});

const askers = [
  ['store-product', PRODUCT, /^buy$/, /purchase failed/],
  [
    'offer-claim',
    '<div id="p" data-load="eager" data-widget="offer-claim" data-offer-id="winter-cape" data-heading="A cape"></div>',
    /^claim/,
    /could not/,
  ],
  ['cape-picker', '<div id="p" data-load="eager" data-widget="cape-picker"></div>', /^redeem/, /may not have/],
  [
    'realms-subscription',
    '<div id="p" data-load="eager" data-widget="realms-subscription"></div>',
    /^pause/,
    /may not have/,
  ],
] as const;

// LDR-6, threat 4
it.each(sampleOf(askers, 1))(
  'where the question of %s does not load, it says so, spends nothing, and asks at the next press',
  async (_, body, button, words) => {
    const opened = await openShop(harnessed, body);
    harnessed.faults([{ url: /\/chunks\/confirm\./, status: 503 }]);
    await press(opened, '#p', button);
    await says(opened, '#p', words);
    harnessed.faults([]);
    await wantsToBuy(opened, RegExp(`${button.source}|^try again$`));
    expect(spent(opened)).toBe(0);
    expect(opened.errors).toEqual([]);
  },
  60_000,
);

// A double click on the yes went on through the link that lay below it, away from the page.
it.each(
  sampleOf(
    [
      ['no', 1],
      ['yes', 0],
    ] as const,
    1,
  ),
)(
  "a double click on %s is one on the question alone, and the next click is the page's",
  async (_, which) => {
    const opened = await openShop(
      harnessed,
      `${PRODUCT}<a href="#below" style="position:fixed;inset:150px 0 0">Another product</a>`,
    );
    await wantsToBuy(opened);
    await asked(opened);
    const button = await opened.page.evaluateHandle(
      (which) => document.querySelector('cobble-confirmation')!.shadowRoot!.querySelectorAll('button')[which]!,
      which,
    );
    await (button.asElement() as ElementHandle<HTMLElement>).click({ count: 2 });
    await says(opened, '#p', which === 0 ? /it is yours/ : /buy/);
    expect(await opened.page.evaluate(() => location.hash)).toBe('');
    await opened.page.mouse.click(300, 400);
    expect(await opened.page.evaluate(() => location.hash)).toBe('#below');
  },
  60_000,
);
