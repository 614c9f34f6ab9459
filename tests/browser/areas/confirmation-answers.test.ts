import type { ElementHandle, Page } from 'puppeteer';
import { describe, expect, it } from 'vitest';
import { has } from '../engines/needs';
import { harness } from '../harness';
import type { OpenedPage } from '../opened-page';
import { sampleOf } from '../sample-of';
import { answerQuestion, press, waitForQuestion, waitForText } from './player';
import { countSpendingRequests, openConfirmation, openShop, PRODUCT, yesButton } from './spending';

const harnessed = harness();

/** Delays animation frames while a confirmation is open, until `paint()` is called. */
const stillFrames = {
  before: (page: Page) =>
    page.evaluateOnNewDocument(() => {
      const request = window.requestAnimationFrame.bind(window);
      let isHeld = true;
      let waiting: FrameRequestCallback[] = [];
      window.requestAnimationFrame = (run) =>
        isHeld && document.querySelector('cobble-confirmation') ? waiting.push(run) : request(run);
      Object.assign(window, {
        hold: () => {
          isHeld = true;
        },
        paint: () => {
          isHeld = false;
          for (const run of waiting) request(run);
          waiting = [];
        },
      });
    }),
  media: { 'prefers-reduced-motion': 'reduce' },
} as const;

const watchAnswer = () => {
  const answered = { paintedAt: 0, pressedAt: 0 };
  Object.assign(window, { answered });
  new MutationObserver((_, observer) => {
    if (!document.querySelector('cobble-confirmation')) return;
    observer.disconnect();
    requestAnimationFrame((time) => {
      answered.paintedAt = time;
    });
  }).observe(document, { childList: true, subtree: true });
  for (const type of ['pointerdown', 'keydown', 'click'])
    addEventListener(
      type,
      ({ timeStamp }) => {
        if (document.querySelector('cobble-confirmation')) answered.pressedAt = timeStamp;
      },
      true,
    );
};

const yesState = async (opened: OpenedPage) => (await yesButton(opened)).evaluate((yes) => yes.ariaDisabled);

const boxOfYes = async ({ page }: OpenedPage) =>
  (await page.$('cobble-confirmation >>> button'))?.boundingBox().catch(() => undefined);

const clickYes = async (opened: OpenedPage, count = 1) => {
  const { mouse } = opened.page;
  const box = await boxOfYes(opened);
  if (!box) return;
  await mouse.move(box.x + 30, box.y + 10);
  await mouse.move(box.x + 20, box.y + 20, { steps: 2 });
  await mouse.click(box.x + 20, box.y + 20, { count });
};
const tapYes = async (opened: OpenedPage) => {
  const box = await boxOfYes(opened);
  if (box) await opened.page.touchscreen.tap(box.x + 20, box.y + 20);
};
/** Moves the focus from No, where the focus starts, back to Yes, and presses the key. */
const tabToYes = async ({ page }: OpenedPage, key: 'Enter' | 'Space') => {
  await page.keyboard.down('Shift');
  await page.keyboard.press('Tab');
  await page.keyboard.up('Shift');
  await page.keyboard.press(key);
};
const focusYes = async (opened: OpenedPage) => {
  await opened.page.evaluate(() =>
    document.querySelector('cobble-confirmation')?.shadowRoot?.querySelector('button')?.focus(),
  );
  await opened.page.keyboard.press('Enter');
};

type Press = readonly [how: string, press: (opened: OpenedPage) => Promise<void>];
const earlyYes: readonly Press[] = [
  ['two quick clicks', (opened) => clickYes(opened)],
  ['Shift+Tab and Enter', (opened) => tabToYes(opened, 'Enter')],
  ...sampleOf<Press>(
    [
      ['a double click', (opened) => clickYes(opened, 2)],
      ['Shift+Tab and Space', (opened) => tabToYes(opened, 'Space')],
      ['a script-moved focus and Enter', focusYes],
      ...(has('touches') ? [['a tap', tapYes] as const] : []),
    ],
    2,
  ),
];
const eagerYes: readonly Press[] = sampleOf<Press>(
  [
    ['clicks', (opened) => clickYes(opened)],
    ['keys', focusYes],
  ],
  1,
);

describe('the yes button of a confirmation', () => {
  // threat 4
  it('ignores events that a script dispatches', { tags: 'all', timeout: 60_000 }, async () => {
    const opened = await openShop(harnessed, PRODUCT);
    await openConfirmation(opened);
    await waitForQuestion(opened);
    const yes = await yesButton(opened);
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
    expect(countSpendingRequests(opened)).toBe(0);
    await answerQuestion(opened, /^yes/);
    await waitForText(opened, '#p', /purchase complete/);
    expect(countSpendingRequests(opened)).toBe(1);
  });

  // threat 4
  it('ignores the replayed click that loaded the widget', async () => {
    const opened = await openShop(
      harnessed,
      PRODUCT.replace('data-load="eager"', 'data-load="interaction"').replace(
        '></div>',
        '><button>Continue reading</button></div>',
      ),
    );
    await opened.page.click('#p button', { count: 3 });
    await waitForText(opened, '#p', /buy$/);
    expect(await opened.page.$('cobble-confirmation')).toBeNull();
    expect(countSpendingRequests(opened)).toBe(0);
  }, 60_000);

  // threat 4. The wait before Yes works starts at the first painted frame, however slow the machine is.
  it.each(sampleOf(earlyYes, 1))(
    'ignores %s before the wait is over',
    async (_, press) => {
      const opened = await openShop(harnessed, PRODUCT, stillFrames);
      await waitForText(opened, '#p', /buy$/);
      await opened.page.$eval('#p', ({ shadowRoot }) => shadowRoot!.querySelector('button')!.focus());
      await opened.page.keyboard.press('Enter');
      await opened.page.waitForSelector('cobble-confirmation >>> dialog[open]');
      await press(opened);
      expect(await yesState(opened)).toBe('true');
      expect(countSpendingRequests(opened)).toBe(0);
      await opened.page.evaluate(() => (window as never as { paint(): void }).paint());
      await answerQuestion(opened, /^yes/);
      await waitForText(opened, '#p', /purchase complete/);
      expect(countSpendingRequests(opened)).toBe(1);
    },
    60_000,
  );

  // threat 4
  it.each(eagerYes)(
    'accepts %s no earlier than half a second after the first painted frame',
    async (_, press) => {
      const opened = await openShop(harnessed, PRODUCT, {
        before: (page) => page.evaluateOnNewDocument(watchAnswer),
        media: { 'prefers-reduced-motion': 'reduce' },
      });
      await openConfirmation(opened);
      while (await opened.page.$('cobble-confirmation')) await press(opened);
      await waitForText(opened, '#p', /purchase complete/);
      expect(countSpendingRequests(opened)).toBe(1);
      const { paintedAt, pressedAt } = await opened.page.evaluate(
        () => (window as never as { answered: { paintedAt: number; pressedAt: number } }).answered,
      );
      expect(pressedAt - paintedAt).toBeGreaterThanOrEqual(500);
    },
    60_000,
  );

  // threat 4: the first click of a double click may close a window in front of the dialog, and the second may hit Yes.
  it.each([
    ['the window gets the focus', () => dispatchEvent(new Event('focus'))],
    ['the page was hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('restarts its wait when %s', { tags: 'all', timeout: 60_000 }, async (_, happen) => {
    const opened = await openShop(harnessed, PRODUCT, stillFrames);
    await openConfirmation(opened);
    await opened.page.evaluate(() => (window as never as { paint(): void }).paint());
    await waitForQuestion(opened);
    await opened.page.evaluate(() => (window as never as { hold(): void }).hold());
    await opened.page.evaluate(happen);
    expect(await yesState(opened)).toBe('true');
    await clickYes(opened);
    expect(await opened.page.$('cobble-confirmation')).not.toBeNull();
    expect(countSpendingRequests(opened)).toBe(0);
    await opened.page.evaluate(() => (window as never as { paint(): void }).paint());
    await answerQuestion(opened, /^yes/);
    await waitForText(opened, '#p', /purchase complete/);
  });

  // threat 4
  it('ignores a held-down Enter key', async () => {
    const opened = await openShop(harnessed, PRODUCT);
    await waitForText(opened, '#p', /buy$/);
    await opened.page.$eval('#p', ({ shadowRoot }) => shadowRoot!.querySelector('button')!.focus());
    const { keyboard } = opened.page;
    await keyboard.down('Enter');
    await waitForQuestion(opened);
    // A held-down key repeats, even if the focus moves.
    await keyboard.down('Enter');
    await (await yesButton(opened)).evaluate((button) => button.focus());
    for (let times = 3; times--; ) await keyboard.down('Enter');
    await keyboard.up('Enter');
    expect(await opened.page.$('cobble-confirmation')).not.toBeNull();
    expect(countSpendingRequests(opened)).toBe(0);
    await keyboard.press('Enter');
    await waitForText(opened, '#p', /purchase complete/);
    expect(countSpendingRequests(opened)).toBe(1);
  }, 60_000);
});

const askers = [
  ['store-product', PRODUCT, /^buy$/, /purchase failed/],
  [
    'offer-claim',
    '<div id="p" data-load="eager" data-widget="offer-claim" data-offer-id="winter-cape" data-heading="A cape"></div>',
    /^claim/,
    /couldn’t claim/,
  ],
  ['cape-picker', '<div id="p" data-load="eager" data-widget="cape-picker"></div>', /^redeem/, /couldn’t confirm/],
  [
    'realms-subscription',
    '<div id="p" data-load="eager" data-widget="realms-subscription"></div>',
    /^pause/,
    /couldn’t confirm/,
  ],
] as const;

// LDR-6, threat 4
it.each(sampleOf(askers, 1))(
  'shows an error if the confirmation for %s fails to load, spends nothing and retries on a press',
  { tags: 'all', timeout: 60_000 },
  async (_, body, button, words) => {
    const opened = await openShop(harnessed, body);
    harnessed.faults([{ url: /\/chunks\/confirm\./, status: 503 }]);
    await press(opened, '#p', button);
    await waitForText(opened, '#p', words);
    harnessed.faults([]);
    await openConfirmation(opened, RegExp(`${button.source}|^try again$`));
    expect(countSpendingRequests(opened)).toBe(0);
    expect(opened.errors).toEqual([]);
  },
);

// The second click of a double click used to reach the link under the yes button, and leave the page.
it.each(
  sampleOf(
    [
      ['no', 1],
      ['yes', 0],
    ] as const,
    1,
  ),
)(
  'sends both clicks of a double click on %s to the dialog, and the next one to the page',
  { tags: 'all', timeout: 60_000 },
  async (_, which) => {
    const opened = await openShop(
      harnessed,
      `${PRODUCT}<a href="#below" style="position:fixed;inset:150px 0 0">Another product</a>`,
    );
    await openConfirmation(opened);
    await waitForQuestion(opened);
    const button = await opened.page.evaluateHandle(
      (which) => document.querySelector('cobble-confirmation')!.shadowRoot!.querySelectorAll('button')[which]!,
      which,
    );
    await (button.asElement() as ElementHandle<HTMLElement>).click({ count: 2 });
    await waitForText(opened, '#p', which === 0 ? /purchase complete/ : /buy/);
    expect(await opened.page.evaluate(() => location.hash)).toBe('');
    await opened.page.mouse.click(300, 400);
    expect(await opened.page.evaluate(() => location.hash)).toBe('#below');
  },
);
