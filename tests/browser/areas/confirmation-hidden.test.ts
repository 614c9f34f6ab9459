import type { Page } from 'puppeteer';
import { expect, it } from 'vitest';
import { has, needs } from '../engines/needs';
import { extendFontTimeout } from '../extend-font-timeout';
import { harness } from '../harness';
import { sampleOf } from '../sample-of';
import { hidingStyles } from './hiding-styles';
import { answerQuestion, waitForQuestion, waitForText } from './player';
import { countSpendingRequests, openConfirmation, openShop, PRODUCT, yesButton } from './spending';

const harnessed = harness();

// threat 4
it("isn't affected by styles on or around the widget", { tags: 'all', timeout: 60_000 }, async () => {
  const opened = await openShop(harnessed, `<div id="round">${PRODUCT}</div>`, { before: extendFontTimeout });
  const look = () =>
    opened.page.$eval('cobble-confirmation', (place) => {
      const properties = [
        ...(['color', 'fontSize', 'opacity', 'visibility', 'pointerEvents', 'direction', 'letterSpacing'] as const),
        ...(['textIndent', 'webkitTextFillColor', 'cursor'] as const),
      ];
      const parts = [...place.shadowRoot!.querySelectorAll('dialog,p,button,bdi')];
      return parts.map((part) => {
        const { left, top, width, height } = part.getBoundingClientRect();
        const style = getComputedStyle(part);
        return [left, top, width, height, ...properties.map((name) => style[name])].join();
      });
    });
  const ask = async (style: string) => {
    // The pointer can't reach a button that styles hide, so click by script.
    await opened.page.evaluate((style) => {
      document.querySelector<HTMLElement>('#p')!.shadowRoot!.querySelector('button')!.click();
      document.querySelector<HTMLElement>('#round')!.style.cssText = style;
      document.querySelector<HTMLElement>('#p')!.style.cssText = style;
    }, style);
    await waitForQuestion(opened);
    await opened.waitForRendering();
    const seen = await look();
    await answerQuestion(opened, /^not now$/);
    await opened.page.evaluate(() =>
      document.querySelectorAll<HTMLElement>('#round,#p').forEach((one) => {
        one.style.cssText = '';
      }),
    );
    return seen;
  };
  await waitForText(opened, '#p', /buy$/);
  const plain = await ask('');
  for (const turn of sampleOf([0, 1, 2, 3], 1)) {
    const style = hidingStyles.filter((_, index) => index % 4 === turn).join(';');
    expect([style, await ask(style)]).toEqual([style, plain]);
  }
});

/** Page-wide CSS rules, and whether the dialog can still be confirmed. */
const rules: readonly (readonly [css: string, answered: boolean])[] = [
  [
    'html *{display:none!important;visibility:hidden!important;opacity:0!important;font-size:0!important;color:transparent!important;transform:scale(0)!important;zoom:.1!important;clip-path:inset(50%)!important;pointer-events:none!important}',
    true,
  ],
  ['cobble-confirmation,:not(:defined){all:unset!important;display:none!important;visibility:hidden!important}', true],
  [
    'cobble-confirmation{opacity:.01!important;filter:opacity(0)!important;transform:translate(-9999px)!important;contain:strict!important;content-visibility:hidden!important}',
    true,
  ],
  [
    'html{opacity:.01;filter:opacity(.01);clip-path:inset(50%);transform:translate(-9999px);mask:linear-gradient(#0000,#0000)}',
    true,
  ],
  [
    'html{visibility:hidden;color:transparent;font-size:0;letter-spacing:-1em;direction:rtl;-webkit-text-security:disc;pointer-events:none;cursor:none;interactivity:inert}',
    true,
  ],
  [
    '*{animation:gone 1s infinite!important}@keyframes gone{from,to{opacity:0;translate:-9999px;color:#0000;font-size:0}}',
    true,
  ],
  ['*{transition:all 99s!important}', true],
  [
    '::backdrop{position:fixed!important;inset:0!important;z-index:2147483647!important;background:red!important;opacity:1!important}',
    true,
  ],
  ['dialog,button,p,bdi,::part(yes),::part(dialog),::slotted(*){display:none!important}', true],
  ['*::before,*::after{content:"Read on";position:fixed!important;inset:0;background:red;z-index:2147483647}', true],
  ['@property --bevel{syntax:"<color>";inherits:true;initial-value:red}*{--bevel:red!important}', true],
  ['@layer a{html *{display:none!important}}', true],
];
const zooms = [
  ['html{zoom:.2}', false],
  ['html{zoom:6}', false],
] as const;

// threat 4
it.each([...sampleOf(rules, 2), ...sampleOf(zooms, 1)])(
  "stays visible or can't be confirmed under the page rule %s",
  { tags: 'all', timeout: 60_000 },
  async (css, answered) => {
    const opened = await openShop(harnessed, PRODUCT);
    await waitForText(opened, '#p', /buy$/);
    await opened.page.evaluate((css) => {
      document.querySelector<HTMLElement>('#p')!.shadowRoot!.querySelector('button')!.click();
      document.head.insertAdjacentHTML('beforeend', `<style>${css}</style>`);
    }, css);
    await opened.page.waitForFunction(
      () => document.querySelector('cobble-confirmation')?.shadowRoot?.querySelector('dialog')?.open,
    );
    if (answered) {
      expect(await waitForQuestion(opened)).toBe('Buy Marketplace pass for 990 Minecoins?');
      await opened.waitForRendering();
      const yes = await yesButton(opened);
      const { x, y } = (await yes.asElement()!.boundingBox())!;
      await opened.page.mouse.click(x + 10, y + 10);
      await waitForText(opened, '#p', /purchase complete/);
      expect(countSpendingRequests(opened)).toBe(1);
    } else {
      // An invisible dialog still receives keys. At first, it ignores both buttons.
      const yes = await yesButton(opened);
      while (await opened.page.$('cobble-confirmation')) {
        await yes.evaluate((button) => button.focus());
        await opened.page.keyboard.press('Enter');
      }
      await waitForText(opened, '#p', /covered the confirmation/);
      expect(countSpendingRequests(opened)).toBe(0);
    }
  },
);

/** Removes visibility tracking, which Firefox and Safari lack. */
const withoutWord = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    Object.defineProperty(IntersectionObserverEntry.prototype, 'isVisible', { get: () => undefined });
  });

/** Elements in the top layer that cover the confirmation. */
const covers = [
  [
    'a popover that takes clicks',
    '<div popover="manual" id="over" style="position:fixed;inset:0 0 auto;width:100vw;height:55vh;margin:0">Read on</div>',
    'showPopover',
  ],
  [
    'a popover that lets clicks through',
    '<div popover="manual" id="over" style="position:fixed;inset:0;width:100vw;height:100vh;margin:0;pointer-events:none">Read on</div>',
    'showPopover',
  ],
  [
    'a small popover over just the name',
    '<div popover="manual" id="over" style="position:fixed;inset:auto;left:450px;top:370px;width:60px;height:24px;margin:0;border:0;padding:0;pointer-events:none">9</div>',
    'showPopover',
  ],
  [
    'an iframe in a popover',
    '<div popover="manual" id="over" style="position:fixed;inset:0;margin:0;border:0;padding:0;pointer-events:none"><iframe style="width:100vw;height:100vh" srcdoc="Read on"></iframe></div>',
    'showPopover',
  ],
  [
    'a non-modal dialog as a popover',
    '<dialog popover="manual" id="over" style="position:fixed;inset:0;width:100vw;height:50vh;margin:0">Read on</dialog>',
    'showPopover',
  ],
] as const;

// threat 4
it.each(sampleOf(covers, 1))(
  'rejects the purchase and informs the visitor if the dialog is covered by %s',
  async (_, html, open) => {
    const opened = await openShop(harnessed, PRODUCT + html);
    await openConfirmation(opened);
    await waitForQuestion(opened);
    await opened.page.$eval('#over', (over, open) => (over as HTMLElement)[open](), open);
    await (await yesButton(opened)).evaluate((button) => button.focus());
    if (has('IntersectionObserver v2'))
      await opened.page.waitForFunction(() =>
        document.querySelector('cobble-confirmation')!.shadowRoot?.querySelector('[aria-disabled=true]'),
      );
    await opened.page.keyboard.press('Enter');
    await waitForText(opened, '#p', /covered the confirmation/);
    expect(countSpendingRequests(opened)).toBe(0);
    await opened.page.waitForFunction(() =>
      /covered the confirmation/.test(document.querySelector('#p')!.shadowRoot?.activeElement?.textContent ?? ''),
    );
  },
  60_000,
);

// threat 4
it('restarts the wait after something covered the dialog', { tags: 'all', timeout: 60_000 }, async () => {
  needs('IntersectionObserver v2');
  const opened = await openShop(harnessed, PRODUCT + covers[1][1]);
  await openConfirmation(opened);
  await waitForQuestion(opened);
  const becomes = (state: string) =>
    opened.page.waitForFunction(
      (state) =>
        document.querySelector('cobble-confirmation')?.shadowRoot?.querySelector('button')?.ariaDisabled === state,
      {},
      state,
    );
  await opened.page.evaluate(() => document.querySelector<HTMLElement>('#over')!.showPopover());
  await becomes('true');
  // The wait starts only at a painted frame, so hold frames.
  await opened.page.evaluate(() => {
    const request = window.requestAnimationFrame.bind(window);
    const page = Object.assign(window, { isWaiting: false, paint: () => {} });
    const painted = new Promise<void>((paint) => Object.assign(page, { paint }));
    page.requestAnimationFrame = (run) => {
      page.isWaiting = true;
      void painted.then(() => request(run));
      return 0;
    };
    document.querySelector<HTMLElement>('#over')!.hidePopover();
  });
  await (await yesButton(opened)).evaluate((button) => button.focus());
  // Animation frames don't fire here, so poll by a timer.
  await opened.page.waitForFunction(() => (window as never as { isWaiting: boolean }).isWaiting, { polling: 20 });
  await opened.page.keyboard.press('Enter');
  expect(countSpendingRequests(opened)).toBe(0);
  await opened.page.evaluate(() => (window as never as { paint(): void }).paint());
  await answerQuestion(opened, /^yes/);
  await waitForText(opened, '#p', /purchase complete/);
  expect(countSpendingRequests(opened)).toBe(1);
});

// threat 4: only the browser's visibility tracking sees elements in a shadow root.
it('detects a covering popover in a shadow root through IntersectionObserver v2', {
  tags: 'all',
  timeout: 60_000,
}, async () => {
  needs('IntersectionObserver v2');
  const opened = await openShop(
    harnessed,
    `${PRODUCT}<div id="deep"><template shadowrootmode="open">${covers[1][1]}</template></div>`,
  );
  await openConfirmation(opened);
  await waitForQuestion(opened);
  await opened.page.$eval('#deep', ({ shadowRoot }) => shadowRoot!.querySelector<HTMLElement>('#over')!.showPopover());
  await opened.page.waitForFunction(() =>
    document.querySelector('cobble-confirmation')!.shadowRoot?.querySelector('[aria-disabled=true]'),
  );
  await (await yesButton(opened)).evaluate((button) => button.focus());
  await opened.page.keyboard.press('Enter');
  await waitForText(opened, '#p', /covered the confirmation/);
  expect(countSpendingRequests(opened)).toBe(0);
});

// threat 4: Firefox and Safari don't track visibility.
it.each(sampleOf(covers, 1))(
  'detects %s without IntersectionObserver v2',
  { tags: 'all', timeout: 60_000 },
  async (_, html, open) => {
    const opened = await openShop(harnessed, PRODUCT + html, { before: withoutWord });
    await openConfirmation(opened);
    await waitForQuestion(opened);
    await opened.page.$eval('#over', (over, open) => (over as HTMLElement)[open](), open);
    await (await yesButton(opened)).evaluate((button) => button.focus());
    await opened.page.keyboard.press('Enter');
    await waitForText(opened, '#p', /covered the confirmation/);
    expect(countSpendingRequests(opened)).toBe(0);
  },
);

// threat 4
it('lets visitors buy beside a message of the page without IntersectionObserver v2', {
  tags: 'all',
  timeout: 60_000,
}, async () => {
  const opened = await openShop(
    harnessed,
    `${PRODUCT}<div popover="manual" id="over" style="position:fixed;inset:0 0 auto auto;margin:0">Saved</div>`,
    { before: withoutWord },
  );
  await openConfirmation(opened);
  await opened.page.$eval('#over', (over) => (over as HTMLElement).showPopover());
  await answerQuestion(opened, /^yes/);
  await waitForText(opened, '#p', /purchase complete/);
});

// threat 4
it.each([
  [
    'an element with a high z-index',
    '<div style="position:fixed;inset:0;z-index:2147483647;background:red">Read on</div>',
  ],
  [
    'a popover that opened earlier',
    '<div popover="manual" id="over" style="position:fixed;inset:0;width:100vw;height:100vh;margin:0;pointer-events:none">Read on</div><script>over.showPopover()</script>',
  ],
])(
  'stays above %s',
  async (_, html) => {
    const opened = await openShop(harnessed, PRODUCT);
    await waitForText(opened, '#p', /buy$/);
    await opened.page.evaluate((html) => {
      document.body.insertAdjacentHTML('beforeend', html);
      document.querySelector<HTMLElement>('#over')?.showPopover();
      document.querySelector<HTMLElement>('#p')!.shadowRoot!.querySelector('button')!.click();
    }, html);
    await answerQuestion(opened, /^yes/);
    await waitForText(opened, '#p', /purchase complete/);
  },
  60_000,
);
