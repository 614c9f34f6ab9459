import type { Page } from 'puppeteer';
import { describe, expect, it } from 'vitest';
import { harness } from '../harness';
import type { Opened } from '../opened';
import { answer, asked, press, says } from './player';
import { openShop, PRODUCT, spent, wantsToBuy } from './spending';

const harnessed = harness();

/** In the page: the confirmation's first button. */
const yesOf = ({ page }: Opened) => page.evaluateHandle(() => document.querySelector('cobble-confirmation')!.shadowRoot!.querySelector('button')!);

/** Styles that a stranger may bring, on the widget, round it, or as rules for all that is on the page. */
const wrappers = [
  'display:contents', 'visibility:hidden', 'opacity:0', 'opacity:.01', 'color:transparent', 'font-size:0', 'zoom:.1', 'transform:scale(0)', 'transform:translate(-9999px)', 'filter:opacity(0)', 'clip-path:inset(50%)', 'pointer-events:none',
  'user-select:none', 'content-visibility:hidden', 'direction:rtl;unicode-bidi:bidi-override', 'letter-spacing:-1em', 'text-indent:-9999px', '-webkit-text-security:disc', 'word-spacing:99em', 'line-height:0', 'writing-mode:vertical-rl',
  '--bevel:0 0 0 999px red', 'mask:linear-gradient(#0000,#0000)', 'contain:strict;width:0;height:0', 'position:fixed;top:-999px', 'interactivity:inert', '-webkit-text-fill-color:transparent', 'text-transform:uppercase', 'cursor:none',
];

// threat 4
it('no style on the widget or round it reaches the question', async () => {
  const opened = await openShop(harnessed, `<div id="round">${PRODUCT}</div>`);
  const look = () => opened.page.$eval('cobble-confirmation', (place) => {
    const parts = [...place.shadowRoot!.querySelectorAll('dialog,p,button,bdi')];
    return parts.map((part) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      const { color, fontSize, opacity, visibility, pointerEvents, direction, letterSpacing, textIndent, webkitTextFillColor, cursor } = getComputedStyle(part);
      return [left, top, width, height, color, fontSize, opacity, visibility, pointerEvents, direction, letterSpacing, textIndent, webkitTextFillColor, cursor].join();
    });
  });
  const ask = async (style: string) => {
    // By the page itself: what hides the button hides it from the pointer too.
    await opened.page.evaluate((style) => {
      document.querySelector<HTMLElement>('#p')!.shadowRoot!.querySelector('button')!.click();
      document.querySelector<HTMLElement>('#round')!.style.cssText = style;
      document.querySelector<HTMLElement>('#p')!.style.cssText = style;
    }, style);
    await asked(opened);
    await opened.settled();
    const seen = await look();
    await answer(opened, /^not now$/);
    await opened.page.evaluate(() => document.querySelectorAll<HTMLElement>('#round,#p').forEach((one) => { one.style.cssText = ''; }));
    return seen;
  };
  await says(opened, '#p', /buy$/);
  const plain = await ask('');
  // Several at a time, such as do not contradict each other.
  for (const turn of [0, 1, 2, 3]) {
    const style = wrappers.filter((_, index) => index % 4 === turn).join(';');
    expect([style, await ask(style)]).toEqual([style, plain]);
  }
}, 60_000);

/** Rules for the whole page, and what they may do to the question: nothing, or it can't be answered with yes. */
const rules: readonly (readonly [css: string, answered: boolean])[] = [
  ['html *{display:none!important;visibility:hidden!important;opacity:0!important;font-size:0!important;color:transparent!important;transform:scale(0)!important;zoom:.1!important;clip-path:inset(50%)!important;pointer-events:none!important}', true],
  ['cobble-confirmation,:not(:defined){all:unset!important;display:none!important;visibility:hidden!important}', true],
  ['cobble-confirmation{opacity:.01!important;filter:opacity(0)!important;transform:translate(-9999px)!important;contain:strict!important;content-visibility:hidden!important}', true],
  ['html{opacity:.01;filter:opacity(.01);clip-path:inset(50%);transform:translate(-9999px);mask:linear-gradient(#0000,#0000)}', true],
  ['html{visibility:hidden;color:transparent;font-size:0;letter-spacing:-1em;direction:rtl;-webkit-text-security:disc;pointer-events:none;cursor:none;interactivity:inert}', true],
  ['*{animation:gone 1s infinite!important}@keyframes gone{from,to{opacity:0;translate:-9999px;color:#0000;font-size:0}}', true],
  ['*{transition:all 99s!important}', true],
  ['::backdrop{position:fixed!important;inset:0!important;z-index:2147483647!important;background:red!important;opacity:1!important}', true],
  ['dialog,button,p,bdi,::part(yes),::part(dialog),::slotted(*){display:none!important}', true],
  ['*::before,*::after{content:"Read on";position:fixed!important;inset:0;background:red;z-index:2147483647}', true],
  ['@property --bevel{syntax:"<color>";inherits:true;initial-value:red}*{--bevel:red!important}', true],
  ['@layer a{html *{display:none!important}}', true],
  ['html{zoom:.2}', false],
  ['html{zoom:6}', false],
];

// threat 4
it.each(rules)('under the page\'s rule %s the question stands as it is, or is not answered', async (css, answered) => {
  const opened = await openShop(harnessed, PRODUCT);
  await says(opened, '#p', /buy$/);
  await opened.page.evaluate((css) => {
    document.querySelector<HTMLElement>('#p')!.shadowRoot!.querySelector('button')!.click();
    document.head.insertAdjacentHTML('beforeend', `<style>${css}</style>`);
  }, css);
  await opened.page.waitForFunction(() => document.querySelector('cobble-confirmation')?.shadowRoot?.querySelector('dialog')?.open);
  if (answered) {
    expect(await asked(opened)).toBe('Buy Marketplace pass for 990 Minecoins?');
    await opened.settled();
    const yes = await yesOf(opened);
    const { x, y } = (await yes.asElement()!.boundingBox())!;
    await opened.page.mouse.click(x + 10, y + 10);
    await says(opened, '#p', /it is yours/);
    expect(spent(opened)).toBe(1);
  } else {
    // The keyboard needs to see nothing.
    await waits(opened);
    await (await yesOf(opened)).evaluate((button) => button.focus());
    await opened.page.keyboard.press('Enter');
    await says(opened, '#p', /covers the question/);
    expect(spent(opened)).toBe(0);
  }
}, 60_000);

/** Until the question's first moment is over, in which no answer counts: then Escape's button does something. */
const waits = ({ page }: Opened) => page.evaluate(() => new Promise((done) => setTimeout(done, 700)));

/** Before the page's scripts: a browser that does not tell what is seen. */
const withoutWord = (page: Page) => page.evaluateOnNewDocument(() => {
  Object.defineProperty(IntersectionObserverEntry.prototype, 'isVisible', { get: () => undefined });
});

/** Things over the question, in the top layer after it. */
const covers = [
  ['a popover that takes clicks', '<div popover="manual" id="over" style="position:fixed;inset:0 0 auto;width:100vw;height:55vh;margin:0">Read on</div>', 'showPopover'],
  ['a popover that lets clicks through', '<div popover="manual" id="over" style="position:fixed;inset:0;width:100vw;height:100vh;margin:0;pointer-events:none">Read on</div>', 'showPopover'],
  ['a small popover over the name alone', '<div popover="manual" id="over" style="position:fixed;inset:auto;left:450px;top:370px;width:60px;height:24px;margin:0;border:0;padding:0;pointer-events:none">9</div>', 'showPopover'],
  ['an iframe in a popover', '<div popover="manual" id="over" style="position:fixed;inset:0;margin:0;border:0;padding:0;pointer-events:none"><iframe style="width:100vw;height:100vh" srcdoc="Read on"></iframe></div>', 'showPopover'],
  ['a dialog that is not modal, as a popover', '<dialog popover="manual" id="over" style="position:fixed;inset:0;width:100vw;height:50vh;margin:0">Read on</dialog>', 'showPopover'],
] as const;

// threat 4
it.each(covers)('%s over the question: nothing is bought, and the visitor is told', async (_, html, open) => {
  const opened = await openShop(harnessed, PRODUCT + html);
  await wantsToBuy(opened);
  await asked(opened);
  await opened.page.$eval('#over', (over, open) => (over as HTMLElement)[open](), open);
  await (await yesOf(opened)).evaluate((button) => button.focus());
  await opened.page.waitForFunction(() => document.querySelector('cobble-confirmation')!.shadowRoot!.querySelector('[aria-disabled=true]'));
  await opened.page.keyboard.press('Enter');
  await says(opened, '#p', /covers the question/);
  expect(spent(opened)).toBe(0);
  await opened.page.waitForFunction(() => /covers the question/.test(document.querySelector('#p')!.shadowRoot!.activeElement?.textContent ?? ''));
}, 60_000);

// threat 4: what stands in a shadow root is not to be found among the page's elements; the browser knows of it.
it('a popover in a shadow root over the question is found by the browser\'s word', async () => {
  const opened = await openShop(harnessed, `${PRODUCT}<div id="deep"><template shadowrootmode="open">${covers[1][1]}</template></div>`);
  await wantsToBuy(opened);
  await asked(opened);
  await opened.page.$eval('#deep', ({ shadowRoot }) => shadowRoot!.querySelector<HTMLElement>('#over')!.showPopover());
  await opened.page.waitForFunction(() => document.querySelector('cobble-confirmation')!.shadowRoot!.querySelector('[aria-disabled=true]'));
  await (await yesOf(opened)).evaluate((button) => button.focus());
  await opened.page.keyboard.press('Enter');
  await says(opened, '#p', /covers the question/);
  expect(spent(opened)).toBe(0);
}, 60_000);

// threat 4: Firefox and Safari do not tell what is seen.
it.each(covers)('%s is found without the browser\'s word', async (_, html, open) => {
  const opened = await openShop(harnessed, PRODUCT + html, { before: withoutWord });
  await wantsToBuy(opened);
  await asked(opened);
  await opened.page.$eval('#over', (over, open) => (over as HTMLElement)[open](), open);
  await (await yesOf(opened)).evaluate((button) => button.focus());
  await opened.page.keyboard.press('Enter');
  await says(opened, '#p', /covers the question/);
  expect(spent(opened)).toBe(0);
}, 60_000);

// threat 4
it('without the browser\'s word, a message of the page beside the question keeps nobody from buying', async () => {
  const opened = await openShop(harnessed, `${PRODUCT}<div popover="manual" id="over" style="position:fixed;inset:0 0 auto auto;margin:0">Saved</div>`, { before: withoutWord });
  await wantsToBuy(opened);
  await opened.page.$eval('#over', (over) => (over as HTMLElement).showPopover());
  await answer(opened, /^yes/);
  await says(opened, '#p', /it is yours/);
}, 60_000);

// threat 4
it.each([
  ['z-index', '<div style="position:fixed;inset:0;z-index:2147483647;background:red">Read on</div>'],
  ['a popover that was there before', '<div popover="manual" id="over" style="position:fixed;inset:0;width:100vw;height:100vh;margin:0;pointer-events:none">Read on</div><script>over.showPopover()</script>'],
])('%s covers nothing of it', async (_, html) => {
  const opened = await openShop(harnessed, PRODUCT);
  await says(opened, '#p', /buy$/);
  await opened.page.evaluate((html) => {
    document.body.insertAdjacentHTML('beforeend', html);
    document.querySelector<HTMLElement>('#over')?.showPopover();
    document.querySelector<HTMLElement>('#p')!.shadowRoot!.querySelector('button')!.click();
  }, html);
  await answer(opened, /^yes/);
  await says(opened, '#p', /it is yours/);
}, 60_000);

// threat 4
it('attributes word nothing of it, and the console says so', async () => {
  const told = 'data-buy-text="Continue reading" data-confirm-text="Are you over 13?" data-yes-text="Yes, I am" data-no-text="No"';
  const opened = await openShop(harnessed, PRODUCT.replace('data-load', `${told} data-props='{"yesText":"Go on"}' data-load`), { texts: { noText: 'Lieber nicht', confirmText: '{amount} für {title}?' } });
  await wantsToBuy(opened, /^continue reading$/);
  expect(await asked(opened)).toBe('990 für Marketplace pass?');
  expect(await opened.page.$eval('cobble-confirmation', ({ shadowRoot }) => [...shadowRoot!.querySelectorAll('button')].map(({ textContent }) => textContent))).toEqual(['Yes, buy it', 'Lieber nicht']);
  expect(opened.said('warn', /data-confirm-text has no effect.*"texts": \{ "confirmText"/)).not.toEqual([]);
}, 60_000);

// threat 4
it.each([
  ['another price', 'data-amount="1"', /price has changed/],
  ['another offer', 'data-offer-id="realm-of-a-stranger"', /does not sell this as this page says/],
  ['another product', 'data-product-id="9CBL0COIN001"', /does not sell this as this page says/],
])('%s on the page than the service\'s: nothing is asked and nothing bought', async (_, attribute, words) => {
  const [name] = attribute.split('=') as [string];
  const opened = await openShop(harnessed, PRODUCT.replace(RegExp(`${name}="[^"]*"`), attribute));
  await press(opened, '#p', /^buy$/);
  await says(opened, '#p', words);
  expect(await opened.page.$('cobble-confirmation')).toBeNull();
  expect(spent(opened)).toBe(0);
}, 60_000);

// threat 4
it('a face that the page names as ours draws nothing of it', async () => {
  const opened = await openShop(harnessed, PRODUCT, { head: '<style>@font-face{font-family:"Cobble Pixel";font-weight:700;size-adjust:900%;src:url(/dist/fonts/jersey-10.woff2)}@font-face{font-family:sans-serif;src:local("x")}</style>' });
  await wantsToBuy(opened);
  await asked(opened);
  await opened.settled();
  const families = await opened.page.$eval('cobble-confirmation', ({ shadowRoot }) => [...shadowRoot!.querySelectorAll('*')].map((one) => getComputedStyle(one).fontFamily));
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
      for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) button.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true }));
      for (const type of ['keydown', 'keyup']) button.dispatchEvent(new KeyboardEvent(type, { key: 'Enter', bubbles: true, composed: true }));
      document.querySelector('#p')!.dispatchEvent(new CustomEvent('cobble:bought', { bubbles: true, detail: { offerId: 'x' } }));
    });
    expect(await opened.page.$('cobble-confirmation')).not.toBeNull();
    expect(spent(opened)).toBe(0);
    await answer(opened, /^yes/);
    await says(opened, '#p', /it is yours/);
    expect(spent(opened)).toBe(1);
  }, 60_000);

  // threat 4
  it('is not given by the click that made the widget load and is replayed in it', async () => {
    const opened = await openShop(harnessed, PRODUCT.replace('data-load="eager"', 'data-load="interaction"').replace('></div>', '><button>Continue reading</button></div>'));
    await opened.page.click('#p button', { count: 3 });
    await says(opened, '#p', /buy$/);
    expect(await opened.page.$('cobble-confirmation')).toBeNull();
    expect(spent(opened)).toBe(0);
  }, 60_000);

  // threat 4
  it('is not given by the second click of a double click', async () => {
    const opened = await openShop(harnessed, PRODUCT, {
      // The moment lasts until it is let go; and what is pressed does not move.
      before: (page) => page.evaluateOnNewDocument(() => {
        const start = setTimeout;
        window.setTimeout = ((run: () => void, after?: number, ...values: unknown[]) => (after === 500 ? Object.assign(window, { letGo: run }) && 0 : start(run, after, ...values))) as typeof setTimeout;
      }),
      media: { 'prefers-reduced-motion': 'reduce' },
    });
    await wantsToBuy(opened);
    const { mouse } = opened.page;
    const { x, y } = (await (await yesOf(opened)).asElement()!.boundingBox())!;
    await mouse.click(x + 20, y + 20);
    // Down before it counts, up after: it began too early.
    await mouse.down();
    await opened.page.evaluate(() => (window as never as { letGo(): void }).letGo());
    await asked(opened);
    await mouse.up();
    expect(await opened.page.$('cobble-confirmation')).not.toBeNull();
    expect(spent(opened)).toBe(0);
    await mouse.click(x + 20, y + 20);
    await says(opened, '#p', /it is yours/);
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
    for (let times = 3; times--;) await keyboard.down('Enter');
    await keyboard.up('Enter');
    expect(await opened.page.$('cobble-confirmation')).not.toBeNull();
    expect(spent(opened)).toBe(0);
    await keyboard.press('Enter');
    await says(opened, '#p', /it is yours/);
    expect(spent(opened)).toBe(1);
  }, 60_000);
});

// threat 4
it.each([
  ['an attribute changes', (opened: Opened) => opened.page.$eval('#p', (element) => element.setAttribute('data-amount', '1'))],
  ['the page updates it by its handle', (opened: Opened) => opened.page.evaluate(() => (window as never as { cobble: { get(one: string): { update(props: object): void } } }).cobble.get('#p').update({ offerId: 'other' }))],
  ['the widget is taken away', (opened: Opened) => opened.page.$eval('#p', (element) => element.remove())],
  ['the page unmounts it', (opened: Opened) => opened.page.evaluate(() => (window as never as { cobble: { unmount(one: Element): void } }).cobble.unmount(document.querySelector('#p')!))],
  ['Escape is pressed', (opened: Opened) => opened.page.keyboard.press('Escape')],
])('when %s the question goes, and nothing is bought', async (_, change) => {
  const opened = await openShop(harnessed, PRODUCT);
  await wantsToBuy(opened);
  await asked(opened);
  await change(opened);
  await opened.page.waitForFunction(() => !document.querySelector('cobble-confirmation'));
  expect(spent(opened)).toBe(0);
  expect(opened.errors).toEqual([]);
}, 60_000);

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
  for (let tabs = 6; tabs--;) {
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
it.each([[360, 640], [320, 256]])('fits a window of %i by %i with a name of any length, and can be answered there', async (width, height) => {
  const title = 'The extraordinarily comprehensive pass of all worlds, '.repeat(8);
  const body = JSON.stringify({ productId: '9CBL0PASS001', offerId: 'pass-one-month', price: 990, title });
  const opened = await openShop(harnessed, PRODUCT, { viewport: { width, height }, faults: [{ url: /\/item\//, body }] });
  await wantsToBuy(opened);
  expect(await asked(opened)).toContain(title.trim());
  // The name scrolls, for the keyboard too, and nothing lies over anything.
  expect(await opened.page.$eval('cobble-confirmation', ({ shadowRoot }) => {
    const [words, plate] = shadowRoot!.querySelectorAll<HTMLElement>('p,[aria-hidden=true]:not(svg)') as unknown as [HTMLElement, HTMLElement];
    words.scrollTop = 9999;
    return [words.scrollTop > 0, words.tabIndex, words.getBoundingClientRect().bottom <= plate.getBoundingClientRect().top];
  })).toEqual([true, 0, true]);
  await answer(opened, /^yes/);
  await says(opened, '#p', /it is yours/);
}, 60_000);

/** A stranger's element for each that claims something, and what must be asked first. */
const claims = [
  ['offer-claim', 'data-offer-id="winter-cape" data-heading="Continue" data-claim-text="Continue reading"', /^continue reading$/, 'Claim The winter cape for your account?', /claimed/],
  ['offer-claim', 'data-offer-id="other-offer" data-entitlement-id="winter-cape" data-heading="Continue"', /^claim it$/, 'Claim other-offer for your account?', /claimed/],
  ['cape-picker', 'data-redeem-text="Continue reading"', /^continue reading$/, 'Redeem the fifteen-year cape?', /redeemed: it is/],
  ['realms-subscription', 'data-redeem-text="Continue reading"', /^continue reading$/, 'Redeem Realm for ten for your realm?', /redeemed\./],
  ['realms-subscription', 'data-pause-text="Continue reading"', /^continue reading$/, 'Pause the subscription of Harbour of Four? The realm is closed until you resume it.', /paused\./],
] as const;

// threat 4
it.each(claims)('%s with %s asks before it claims', async (name, attributes, button, question, done) => {
  const opened = await openShop(harnessed, `<div id="p" data-load="eager" data-widget="${name}" ${attributes}></div>`);
  await press(opened, '#p', button);
  expect(await asked(opened)).toBe(question);
  await (await yesOf(opened)).evaluate((yes) => yes.click());
  expect(spent(opened)).toBe(0);
  await answer(opened, /^yes/);
  await says(opened, '#p', done);
  expect(spent(opened)).toBe(1);
}, 60_000);

// threat 4
it('a stranger\'s realm is shown, and nothing is redeemed for it, paused or resumed', async () => {
  const opened = await openShop(harnessed, '<div id="p" data-load="eager" data-widget="realms-subscription" data-realms-profile-id="f00d"></div>');
  await says(opened, '#p', /harbour of four/);
  expect(await opened.page.$eval('#p', ({ shadowRoot }) => shadowRoot!.querySelectorAll('button').length)).toBe(0);
}, 60_000);
