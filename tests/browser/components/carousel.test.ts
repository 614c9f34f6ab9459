import type { Page } from 'puppeteer';
import { describe, expect, it } from 'vitest';
import { needs } from '../engines/needs';
import type { PageWithOptions } from '../harness';
import { harness } from '../harness';
import { sampleOf } from '../sample-of';
import { recordTimers } from '../watch-timers';
import { callMethod, focused, recorderScript, takeEvents, waitForEvents } from './event-recorder';

const { pageWith } = harness({ sharesDocument: true, before: recordTimers });

const slides = (count: number) =>
  Array.from(
    { length: count },
    (_, i) => `<div class="slide" id="s${i}"><h3>Slide ${i}</h3><a id="a${i}" href="#${i}">More</a></div>`,
  ).join('');
const carousel = (html: string, attributes = '') =>
  `<button id="before">Before</button><div id="c" data-widget="carousel" data-load="eager" data-label="Worlds" ${attributes}>${html}</div><button id="after">After</button>`;

const show = async (html: string, options: PageWithOptions = {}) => {
  const opened = await pageWith(recorderScript + html, { media: { 'prefers-reduced-motion': 'reduce' }, ...options });
  await opened.waitForMounted('#c');
  await opened.waitForRendering();
  return { opened, page: opened.page };
};
const next = '#c >>> [aria-label=Next]';
const previous = '#c >>> [aria-label=Previous]';

const seen = (page: Page) =>
  page.$eval('#c', (element) => {
    const row = element.shadowRoot!.querySelector('[role=group]')!.getBoundingClientRect();
    return [...element.children]
      .filter((slide) => {
        const { left, right, width } = slide.getBoundingClientRect();
        return width > 0 && left >= row.left && right <= row.right;
      })
      .map(({ id }) => id);
  });
const inert = (page: Page) => page.$$eval('#c > [inert]', (all) => all.map(({ id }) => id));
/** Waits until the carousel has handled the end of a motion, which takes 120 ms to a second. */
const rested = async (page: Page) => {
  for (const isPending of [true, false])
    await page.waitForFunction(
      (isPending) =>
        [...(window as never as { timers: { pending: Map<number, { ms: number }> } }).timers.pending.values()].some(
          ({ ms }) => ms >= 120 && ms <= 1000,
        ) === isPending,
      {},
      isPending,
    );
};
const seenSoon = (page: Page, ...ids: string[]) => expect.poll(() => seen(page)).toEqual(ids);

// WGT-5
describe('the Carousel pattern of the ARIA Authoring Practices', () => {
  it('has a region named as a carousel and slides as groups with their position', async () => {
    const { page } = await show(carousel(slides(3)));
    expect(
      await page.$eval('#c', (element) => {
        const { shadowRoot: root } = element;
        const whole = root!.querySelector('section')!;
        const row = root!.querySelector('[role=group]')!;
        return {
          whole: [whole.getAttribute('aria-roledescription'), whole.getAttribute('aria-label')],
          live: row.getAttribute('aria-live'),
          controls: [...root!.querySelectorAll('button')].map((button) => [
            button.getAttribute('aria-controls') === row.id,
            button.getAttribute('aria-label'),
          ]),
          precede: !!(root!.querySelector('button')!.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING),
          slides: [...element.children].map((slide) => [
            slide.getAttribute('role'),
            slide.getAttribute('aria-roledescription'),
            slide.getAttribute('aria-label'),
          ]),
        };
      }),
    ).toEqual({
      whole: ['carousel', 'Worlds'],
      live: 'polite',
      controls: [
        [true, 'Previous'],
        [true, 'Next'],
      ],
      precede: true,
      slides: ['1 of 3', '2 of 3', '3 of 3'].map((label) => ['group', 'slide', label]),
    });
    const tree = JSON.stringify(await page.accessibility.snapshot());
    expect(tree).toContain('Slide 0');
    expect(tree).not.toContain('Slide 1');
  });

  it('moves on Enter and Space on its buttons, which keep the focus', async () => {
    const { page } = await show(carousel(slides(3)));
    await page.focus(next);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    expect(await waitForEvents(page, 2)).toEqual([
      ['c', 'slide', { index: 1 }],
      ['c', 'slide', { index: 2 }],
    ]);
    expect(await focused(page)).toBe('Next');
    await seenSoon(page, 's2');
  });

  it('tabs through buttons, row and visible slide, and skips hidden slides', async () => {
    const { page } = await show(carousel(slides(3)));
    await page.click(next);
    await expect.poll(() => inert(page)).toEqual(['s0', 's2']);
    await page.focus('#before');
    const stops = [];
    for (let i = 0; i < 5; i++) {
      await page.keyboard.press('Tab');
      stops.push(await focused(page));
    }
    expect(stops).toEqual(['Previous', 'Next', 'Worlds', 'a1', 'after']);
  });

  it("doesn't rotate automatically", async () => {
    const { page } = await show(carousel(slides(3)), { media: { 'prefers-reduced-motion': 'no-preference' } });
    await page.mouse.move(300, 100);
    expect(await page.$eval('#c', (element) => element.shadowRoot!.getAnimations().length)).toBe(0);
    expect(await takeEvents(page)).toEqual([]);
  });
});

// WGT-5
describe('carousel', () => {
  it('wraps around in both directions, animates unless motion is reduced, and emits each change once', async () => {
    const { page } = await show(carousel(slides(3)), {
      media: { 'prefers-reduced-motion': 'no-preference' },
    });
    await page.click(previous);
    await seenSoon(page, 's2');
    await page.click(next);
    await seenSoon(page, 's0');
    await page.click(next);
    // The end of the motion emits nothing.
    await rested(page);
    await seenSoon(page, 's1');
    expect(await takeEvents(page)).toEqual([2, 0, 1].map((index) => ['c', 'slide', { index }]));
    await expect.poll(() => inert(page)).toEqual(['s0', 's2']);
  });

  it('accepts quick presses during its animation and ends at the right slide', { tags: 'all' }, async () => {
    const { page } = await show(carousel(slides(6)), {
      media: { 'prefers-reduced-motion': 'no-preference' },
    });
    for (let i = 0; i < 4; i++) await page.click(next);
    await rested(page);
    await seenSoon(page, 's4');
    expect((await takeEvents(page)).map(([, , detail]) => (detail as { index: number }).index)).toEqual([1, 2, 3, 4]);
  });

  it('follows a swipe, snaps to a slide and emits the change', { tags: 'all' }, async () => {
    needs('swipes that scroll');
    const { page } = await show(carousel(slides(4)), {
      viewport: { width: 400, height: 600, hasTouch: true } as never,
    });
    const swipe = async (by: number) => {
      const touch = await page.touchscreen.touchStart(200 - by / 2, 160);
      for (let i = 1; i <= 10; i++) await touch.move(200 - by / 2 + (by * i) / 10, 160);
      // Rest the finger before lifting it, because a fling moves further in some versions.
      await page.evaluate(async () => {
        const start = performance.now();
        let now = start;
        while (now - start < 200) now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      });
      await touch.move(200 + by / 2, 160);
      await touch.end();
    };
    await swipe(-250);
    expect(await waitForEvents(page, 1)).toEqual([['c', 'slide', { index: 1 }]]);
    await seenSoon(page, 's1');
    await expect.poll(() => inert(page)).toEqual(['s0', 's2', 's3']);
    await swipe(250);
    expect(await waitForEvents(page, 1)).toEqual([['c', 'slide', { index: 0 }]]);
  });

  it('moves by arrow keys from the row and from a slide without losing the focus', async () => {
    const { page } = await show(carousel(slides(3)));
    await page.focus('#a0');
    await page.keyboard.press('ArrowRight');
    expect(await waitForEvents(page, 1)).toEqual([['c', 'slide', { index: 1 }]]);
    await expect.poll(() => focused(page)).toBe('Worlds');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await waitForEvents(page, 2);
    await seenSoon(page, 's2');
    await expect.poll(() => inert(page)).toEqual(['s0', 's1']);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('a2');
  });

  it('leaves the arrow keys to an input in a slide, also inside a widget', async () => {
    const { page } = await show(
      carousel(
        '<div id="s0"><input id="own" value="abc"><div id="t" data-widget="text-input" data-load="eager" data-label="Name" data-value="abc"></div></div><div id="s1">Two</div>',
      ),
    );
    await page.waitForSelector('#t[data-widget-state=mounted]');
    for (const selector of ['#own', '#t >>> input']) {
      await page.focus(selector);
      await page.keyboard.press('ArrowRight');
    }
    expect(await takeEvents(page)).toEqual([]);
  });

  it('moves in the opposite direction on right-to-left pages', async () => {
    const { page } = await show(`<html dir="rtl"><body>${carousel(slides(3))}`);
    await page.focus(next);
    await page.keyboard.press('ArrowLeft');
    expect(await waitForEvents(page, 1)).toEqual([['c', 'slide', { index: 1 }]]);
    await seenSoon(page, 's1');
    await page.click(next);
    await seenSoon(page, 's2');
    await page.keyboard.press('ArrowRight');
    await seenSoon(page, 's1');
    // In right-to-left pages, the next slide is on the left, and its arrow points left.
    const [x1, x2] = await page.evaluate(() =>
      ['Previous', 'Next'].map(
        (name) =>
          document.querySelector('#c')!.shadowRoot!.querySelector(`[aria-label=${name}]`)!.getBoundingClientRect().x,
      ),
    );
    expect(x2).toBeLessThan(x1!);
    expect(await page.$eval(`${next} svg`, (element) => getComputedStyle(element).scale)).toBe('-1 1');
  });

  it.each(
    sampleOf(
      [
        [1280, 3],
        [700, 2],
        [360, 1],
        [320, 1],
      ],
      2,
    ),
  )('shows at %i px, with three visible slides requested, %i whole slides', async (width, count) => {
    const { page } = await show(carousel(slides(6), 'data-visible="3"'), { viewport: { width, height: 600 } });
    await seenSoon(page, ...['s0', 's1', 's2'].slice(0, count));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    for (let i = 0; i <= 6 - count; i++) await page.click(next);
    await seenSoon(page, ...['s0', 's1', 's2'].slice(0, count));
  });

  it('rejects a number of visible slides below one with a warning', async () => {
    const { opened, page } = await show(carousel(slides(3), 'data-visible="0"'));
    await seenSoon(page, 's0');
    await expect.poll(() => opened.consoleMessages('warn', /carousel #c: data-visible="0"/)).toHaveLength(1);
  });

  it('keeps its slide when the window is resized', async () => {
    const { page } = await show(carousel(slides(5), 'data-visible="2"'));
    for (let i = 0; i < 3; i++) await page.click(next);
    await seenSoon(page, 's3', 's4');
    await takeEvents(page);
    await page.setViewport({ width: 400, height: 800 });
    await seenSoon(page, 's3');
    await page.setViewport({ width: 1280, height: 800 });
    await seenSoon(page, 's3', 's4');
    expect(await takeEvents(page)).toEqual([]);
  });

  it('includes slides that are added later and emits a change when its slide is removed', async () => {
    const { page } = await show(carousel(''));
    expect(await page.$eval('#c', (element) => element.getBoundingClientRect().height)).toBe(0);
    await page.$eval('#c', (element) => {
      for (let i = 0; i < 50; i++) element.insertAdjacentHTML('beforeend', `<div id="s${i}">Slide</div>`);
    });
    await page.waitForFunction(() => document.querySelector('#c')!.shadowRoot?.querySelector('button'));
    await page.click(previous);
    await seenSoon(page, 's49');
    await page.$eval('#s49', (element) => element.remove());
    await seenSoon(page, 's48');
    expect(await takeEvents(page)).toEqual([49, 48].map((index) => ['c', 'slide', { index }]));
  });

  it('skips a slide that the page hides and includes it again when it is shown', async () => {
    const { page } = await show(carousel(slides(2)));
    await page.$eval('#s0', (element) => element.toggleAttribute('hidden', true));
    await page.waitForFunction(() => !document.querySelector('#c')!.shadowRoot!.querySelector('button'));
    await seenSoon(page, 's1');
    await page.$eval('#s0', (element) => element.removeAttribute('hidden'));
    await page.waitForFunction(() => document.querySelector('#c')!.shadowRoot?.querySelector('button'));
  });

  it("positions its slides despite the page's styles and restores the page's attributes", async () => {
    const html =
      '<div class="slide" id="s0">One</div><p class="slide" id="s1" inert="">Two</p><div class="slide" id="s2">Three</div>';
    const { page } = await show(
      `<style>.slide { width: 30px; max-width: 40px; margin: 50px; float: left } #c { display: block }</style>${carousel(html)}`,
    );
    await seenSoon(page, 's0');
    await page.click(next);
    await seenSoon(page, 's1');
    await page.click(next);
    await seenSoon(page, 's2');
    expect(await page.$eval('#s1', (element) => element.hasAttribute('inert'))).toBe(true);
    await callMethod(page, '#c', 'unmount');
    expect(await page.$eval('#c', (element) => element.innerHTML)).toBe(html);
  });

  it('keeps its slide when the page moves it', async () => {
    const { page } = await show(`${carousel(slides(4))}<div id="there"></div>`, {
      media: { 'prefers-reduced-motion': 'no-preference' },
    });
    await page.click(previous);
    await seenSoon(page, 's3');
    await takeEvents(page);
    await page.evaluate(() => document.querySelector('#there')!.append(document.querySelector('#c')!));
    await seenSoon(page, 's3');
    await expect.poll(() => inert(page)).toEqual(['s0', 's1', 's2']);
    expect(await takeEvents(page)).toEqual([]);
  });

  // A reset to the first slide used to count as the end of a swipe.
  it('keeps its slide when the page moves it just before the end of an animation is handled', {
    tags: 'all',
  }, async () => {
    const { page } = await show(`${carousel(slides(4))}<div id="there"></div>`, {
      media: { 'prefers-reduced-motion': 'no-preference' },
    });
    await page.click(previous);
    await waitForEvents(page, 1);
    await seenSoon(page, 's3');
    const count = await page.evaluate(() => {
      const { pending } = (window as never as { timers: { pending: Map<number, { ms: number; run: () => void }> } })
        .timers;
      const host = document.querySelector('#c')!;
      host.shadowRoot!.querySelector('[role=group]')!.dispatchEvent(new Event('scroll', { bubbles: true }));
      const due = [...pending.values()].filter(({ ms }) => ms >= 120 && ms <= 1000);
      document.querySelector('#there')!.append(host);
      for (const { run } of due) run();
      return due.length;
    });
    expect(count).toBe(1);
    await seenSoon(page, 's3');
    await expect.poll(() => inert(page)).toEqual(['s0', 's1', 's2']);
    expect(await takeEvents(page)).toEqual([]);
  });

  it('accepts clicks in the visible slide, also after wrapping around', async () => {
    const { page } = await show(carousel(slides(2)));
    await page.click(next);
    await seenSoon(page, 's1');
    await expect.poll(() => inert(page)).toEqual(['s0']);
    await page.click('#a1');
    await page.waitForFunction(() => location.hash === '#1');
  });

  it('takes the focus through its handle', async () => {
    const { page } = await show(carousel(slides(2)));
    await callMethod(page, '#c', 'focus');
    expect(await focused(page)).toBe('Previous');
  });
});
