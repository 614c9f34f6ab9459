import type { ElementHandle } from 'puppeteer';
import { describe, expect, it } from 'vitest';
import { harness } from '../harness';
import type { Opened } from '../opened';
import { answer, asked, press, says } from './player';
import { openShop, PRODUCT, spent, wantsToBuy, yesOf } from './spending';

const harnessed = harness();

// threat 4
it('attributes word nothing of it, and the console says so', async () => {
  const told =
    'data-buy-text="Continue reading" data-confirm-text="Are you over 13?" data-yes-text="Yes, I am" data-no-text="No"';
  const opened = await openShop(
    harnessed,
    PRODUCT.replace('data-load', `${told} data-props='{"yesText":"Go on"}' data-load`),
    { texts: { noText: 'Lieber nicht', confirmText: '{amount} für {title}?' } },
  );
  await wantsToBuy(opened, /^continue reading$/);
  expect(await asked(opened)).toBe('990 für Marketplace pass?');
  expect(
    await opened.page.$eval('cobble-confirmation', ({ shadowRoot }) =>
      [...shadowRoot!.querySelectorAll('button')].map(({ textContent }) => textContent),
    ),
  ).toEqual(['Yes, buy it', 'Lieber nicht']);
  expect(opened.said('warn', /data-confirm-text has no effect.*confirmText under "texts"/)).not.toEqual([]);
}, 60_000);

// threat 4
it.each([
  ['another price', 'data-amount="1"', /price has changed/],
  ['another offer', 'data-offer-id="realm-of-a-stranger"', /does not sell this as this page says/],
  ['another product', 'data-product-id="9CBL0COIN001"', /does not sell this as this page says/],
])(
  "%s on the page than the service's: nothing is asked and nothing bought",
  async (_, attribute, words) => {
    const [name] = attribute.split('=') as [string];
    const opened = await openShop(harnessed, PRODUCT.replace(RegExp(`${name}="[^"]*"`), attribute));
    await press(opened, '#p', /^buy$/);
    await says(opened, '#p', words);
    expect(await opened.page.$('cobble-confirmation')).toBeNull();
    expect(spent(opened)).toBe(0);
  },
  60_000,
);

// threat 4
it('a face that the page names as ours draws nothing of it', async () => {
  const opened = await openShop(harnessed, PRODUCT, {
    head: '<style>@font-face{font-family:"Cobble Pixel";font-weight:700;size-adjust:900%;src:url(/dist/fonts/jersey-10.woff2)}@font-face{font-family:sans-serif;src:local("x")}</style>',
  });
  await wantsToBuy(opened);
  await asked(opened);
  await opened.settled();
  const families = await opened.page.$eval('cobble-confirmation', ({ shadowRoot }) =>
    [...shadowRoot!.querySelectorAll('*')].map((one) => getComputedStyle(one).fontFamily),
  );
  expect(families.join()).not.toContain('Cobble Pixel');
  expect(await (await yesOf(opened)).evaluate((yes) => yes.getBoundingClientRect().height)).toBe(44);
}, 60_000);

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

// LDR-6, threat 4
it.each([
  ['store-product', PRODUCT, /^buy$/, /purchase failed/],
  [
    'offer-claim',
    '<div id="p" data-load="eager" data-widget="offer-claim" data-offer-id="winter-cape" data-heading="A cape"></div>',
    /^claim/,
    /did not work|could not/,
  ],
  [
    'cape-picker',
    '<div id="p" data-load="eager" data-widget="cape-picker"></div>',
    /^redeem/,
    /did not work|could not/,
  ],
  [
    'realms-subscription',
    '<div id="p" data-load="eager" data-widget="realms-subscription"></div>',
    /^pause/,
    /did not work|could not/,
  ],
])(
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
it.each([
  ['yes', 0],
  ['no', 1],
])(
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

// threat 4
it.each([
  [
    'an attribute changes',
    (opened: Opened) => opened.page.$eval('#p', (element) => element.setAttribute('data-amount', '1')),
  ],
  [
    'the page updates it by its handle',
    (opened: Opened) =>
      opened.page.evaluate(() =>
        (window as never as { cobble: { get(one: string): { update(props: object): void } } }).cobble
          .get('#p')
          .update({ offerId: 'other' }),
      ),
  ],
  ['the widget is taken away', (opened: Opened) => opened.page.$eval('#p', (element) => element.remove())],
  [
    'the page unmounts it',
    (opened: Opened) =>
      opened.page.evaluate(() =>
        (window as never as { cobble: { unmount(one: Element): void } }).cobble.unmount(document.querySelector('#p')!),
      ),
  ],
  ['Escape is pressed', (opened: Opened) => opened.page.keyboard.press('Escape')],
])(
  'when %s the question goes, and nothing is bought',
  async (_, change) => {
    const opened = await openShop(harnessed, PRODUCT);
    await wantsToBuy(opened);
    await asked(opened);
    await change(opened);
    await opened.page.waitForFunction(() => !document.querySelector('cobble-confirmation'));
    expect(spent(opened)).toBe(0);
    expect(opened.errors).toEqual([]);
  },
  60_000,
);

// threat 4
it('keeps the focus inside, has a name, and gives the focus back', async () => {
  const opened = await openShop(harnessed, `${PRODUCT}<button id="outside">Outside</button>`);
  await says(opened, '#p', /buy$/);
  await opened.page.$eval('#p', ({ shadowRoot }) => shadowRoot!.querySelector('button')!.focus());
  await opened.page.keyboard.press('Enter');
  await asked(opened);
  const focused = () => opened.page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent);
  expect(await focused()).toBe('Not now');
  const seen = new Set<unknown>();
  for (let tabs = 6; tabs--; ) {
    await opened.page.keyboard.press('Tab');
    seen.add(await focused());
  }
  seen.delete(undefined);
  expect([...seen].sort()).toEqual(['Not now', 'Yes, buy it']);
  expect(await opened.page.$('aria/Buy Marketplace pass for 990 Minecoins?[role="alertdialog"]')).not.toBeNull();
  await opened.page.keyboard.press('Escape');
  await opened.page.waitForFunction(() => !document.querySelector('cobble-confirmation'));
  expect(await focused()).toBe('Buy');
  await opened.page.keyboard.press('Enter');
  await answer(opened, /^not now$/);
  expect(await focused()).toBe('Buy');
}, 60_000);

// threat 4
it.each([
  [360, 640],
  [320, 256],
])(
  'fits a window of %i by %i with a name of any length, and can be answered there',
  async (width, height) => {
    const title = 'The extraordinarily comprehensive pass of all worlds, '.repeat(8);
    const body = JSON.stringify({ productId: '9CBL0PASS001', offerId: 'pass-one-month', price: 990, title });
    const opened = await openShop(harnessed, PRODUCT, {
      viewport: { width, height },
      faults: [{ url: /\/item\//, body }],
    });
    await wantsToBuy(opened);
    expect(await asked(opened)).toContain(title.trim());
    // The name scrolls, for the keyboard too, and nothing lies over anything.
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
    await answer(opened, /^yes/);
    await says(opened, '#p', /it is yours/);
  },
  60_000,
);

/** A stranger's element for each that claims something, and what must be asked first. */
const claims = [
  [
    'offer-claim',
    'data-offer-id="winter-cape" data-heading="Continue" data-claim-text="Continue reading"',
    /^continue reading$/,
    'Claim The winter cape for your account?',
    /claimed/,
  ],
  [
    'offer-claim',
    'data-offer-id="other-offer" data-entitlement-id="winter-cape" data-heading="Continue"',
    /^claim it$/,
    'Claim other-offer for your account?',
    /claimed/,
  ],
  [
    'cape-picker',
    'data-redeem-text="Continue reading"',
    /^continue reading$/,
    'Redeem the fifteen-year cape?',
    /redeemed: it is/,
  ],
  [
    'realms-subscription',
    'data-redeem-text="Continue reading"',
    /^continue reading$/,
    'Redeem Realm for ten for your realm?',
    /redeemed\./,
  ],
  [
    'realms-subscription',
    'data-pause-text="Continue reading"',
    /^continue reading$/,
    'Pause the subscription of Harbour of Four? The realm is closed until you resume it.',
    /paused\./,
  ],
] as const;

// threat 4
it.each(claims)(
  '%s with %s asks before it claims',
  async (name, attributes, button, question, done) => {
    const opened = await openShop(
      harnessed,
      `<div id="p" data-load="eager" data-widget="${name}" ${attributes}></div>`,
    );
    await press(opened, '#p', button);
    expect(await asked(opened)).toBe(question);
    await (await yesOf(opened)).evaluate((yes) => yes.click());
    expect(spent(opened)).toBe(0);
    await answer(opened, /^yes/);
    await says(opened, '#p', done);
    expect(spent(opened)).toBe(1);
  },
  60_000,
);

// threat 4
it("a stranger's realm is shown, and nothing is redeemed for it, paused or resumed", async () => {
  const opened = await openShop(
    harnessed,
    '<div id="p" data-load="eager" data-widget="realms-subscription" data-realms-profile-id="f00d"></div>',
  );
  await says(opened, '#p', /harbour of four/);
  expect(await opened.page.$eval('#p', ({ shadowRoot }) => shadowRoot!.querySelectorAll('button').length)).toBe(0);
}, 60_000);
