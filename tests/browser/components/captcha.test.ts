import type { Page } from 'puppeteer';
import { describe, expect, it } from 'vitest';
import { picture } from '../../../src/widgets/captcha/examples/picture';
import { sound } from '../../../src/widgets/captcha/examples/sound';
import { needs } from '../engines/needs';
import type { PageWithOptions } from '../harness';
import { harness } from '../harness';
import { sampleOf } from '../sample-of';
import { focused, recorderScript, takeEvents, textSize, waitForEvents } from './event-recorder';

const { pageWith } = harness({ sharesDocument: true });

const captcha = (attributes = `data-image="${picture}"`) =>
  `<div id="c" data-widget="captcha" data-load="eager" ${attributes}></div>`;
const show = async (html = captcha(), options: PageWithOptions = {}) => {
  const opened = await pageWith(recorderScript + html, options);
  await opened.waitForMounted('#c');
  return { opened, page: opened.page };
};
const input = '#c >>> input';
const set = (page: Page, attributes: Record<string, string | null>) =>
  page.$eval(
    '#c',
    (element, attributes) => {
      for (const [name, value] of Object.entries(attributes)) {
        if (value === null) element.removeAttribute(name);
        else element.setAttribute(name, value);
      }
    },
    attributes,
  );
const button = (name: string) => `#c >>> ::-p-text(${name})`;

// WGT-2, WGT-3, WGT-4
describe('captcha', () => {
  it('shows an image that the browser can decode', async () => {
    const { page, opened } = await show();
    await opened.waitForRendering();
    expect(
      await page.$eval('#c >>> img', (image) => [
        (image as HTMLImageElement).naturalWidth,
        (image as HTMLImageElement).naturalHeight,
      ]),
    ).toEqual([240, 96]);
  });

  it('plays audio and returns to the Play button at the end', async () => {
    needs('audio without a device');
    const { page } = await show(captcha(`data-content-type="Audio" data-audio="${sound}"`));
    await page.waitForFunction(
      () => Number(document.querySelector('#c')!.shadowRoot?.querySelector('audio')?.duration) > 0,
    );
    expect(await page.$eval('#c >>> audio', (audio) => (audio as HTMLAudioElement).duration)).toBe(0.5);
    await page.focus('#c >>> button');
    // On a busy machine, the half-second delay may end before the test checks.
    await page.evaluate(() => {
      const read = () => document.querySelector('#c')!.shadowRoot!.querySelector('button')!.textContent;
      const words = [read()];
      Object.assign(window, { words });
      new MutationObserver(() => words.at(-1) !== read() && words.push(read())).observe(
        document.querySelector('#c')!.shadowRoot!,
        { subtree: true, childList: true, characterData: true },
      );
    });
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.evaluate(() => (window as never as { words: string[] }).words))
      .toEqual(['Play', 'Pause', 'Play']);
    expect(await focused(page)).toBe('button');
  });

  it('shows a message if the image is corrupt, and the next challenge afterwards', async () => {
    const { page } = await show(captcha(`data-image="${picture.slice(0, 40)}"`));
    await page.waitForFunction(() =>
      /load the challenge/.test(
        document.querySelector('#c')!.shadowRoot?.querySelector('[role=status]')?.textContent ?? '',
      ),
    );
    expect(await page.$$('#c >>> img')).toEqual([]);
    await set(page, { 'data-image': picture });
    await page.waitForFunction(() => document.querySelector('#c')!.shadowRoot?.querySelector('img')?.naturalWidth);
  });

  it('shows a message if the audio is corrupt', async () => {
    const { page } = await show(captcha(`data-content-type="Audio" data-audio="${sound.slice(0, 32)}"`));
    await page.waitForFunction(() =>
      /load the challenge/.test(
        document.querySelector('#c')!.shadowRoot?.querySelector('[role=status]')?.textContent ?? '',
      ),
    );
  });

  it.each(
    sampleOf(
      [
        [
          'an SVG with a script',
          Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>').toString('base64'),
        ],
        ['a data URL of HTML', 'data:text/html,<script>alert(1)</script>'],
        ['a javascript: URL', 'javascript:alert(1)'],
        ['a URL on another host', 'https://elsewhere.test/track.png'],
        ['5,000 characters', '"><img src=x onerror=alert(1)>'.repeat(167)],
      ],
      2,
    ),
  )('runs and requests nothing if the challenge is %s', async (_, content) => {
    const { page, opened } = await show(captcha(`data-content-type="Image"`));
    await opened.waitForIdle();
    const before = opened.requests.length;
    await set(page, { 'data-image': content, 'data-audio': content });
    await set(page, { 'data-content-type': 'Audio' });
    await expect.poll(() => opened.consoleMessages('warn', /captcha #c: data-(image|audio) isn't/).length).toBe(2);
    expect(await page.$$('#c >>> img, #c >>> audio')).toEqual([]);
    expect(opened.requests.slice(before)).toEqual([]);
    expect(await takeEvents(page)).toEqual([]);
    expect(opened.errors).toEqual([]);
  });

  it('works by keyboard alone: new challenge, other kind, typing and Enter', async () => {
    const { page } = await show();
    for (const key of ['Tab', 'Enter', 'Tab', 'Space', 'Tab']) await page.keyboard.press(key as 'Tab');
    expect(await waitForEvents(page, 2)).toEqual([
      ['c', 'new-challenge'],
      ['c', 'toggle', { contentType: 'Audio' }],
    ]);
    await page.keyboard.type('K7 r2p ');
    await page.keyboard.press('Enter');
    // The native `input` event isn't reported as `cobble:input`.
    expect((await waitForEvents(page, 1)).at(-1)).toEqual(['c', 'submit', { text: 'K7 r2p ' }]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect((await waitForEvents(page, 1)).at(-1)).toEqual(['c', 'submit', { text: 'K7 r2p ' }]);
  });

  it("doesn't submit a form around it", async () => {
    const { page } = await show(
      `<script>document.addEventListener('submit', () => events.push(['page']))</script><form>${captcha()}<button>Send</button></form>`,
    );
    await page.type(input, 'x');
    await page.keyboard.press('Enter');
    expect(await waitForEvents(page, 1)).toEqual([['c', 'submit', { text: 'x' }]]);
    expect(await takeEvents(page)).toEqual([]);
  });

  // SUP-2: the widget used to delete text that was typed immediately after the new challenge had arrived.
  it('clears the old answer when a new challenge arrives and keeps what is typed after it', async () => {
    const { opened, page } = await show();
    await page.$eval(input, (input) => {
      (input as HTMLInputElement).value = 'before';
    });
    await page.evaluate(() => {
      const root = document.querySelector('#c')!.shadowRoot!;
      const typed = new MutationObserver(() => {
        const field = root.querySelector('input')!;
        Object.assign(window, { found: field.value });
        field.value = 'K7R2P';
        typed.disconnect();
      });
      typed.observe(root, { subtree: true, childList: true, attributes: true });
    });
    await set(page, { 'data-image': picture.replace(/.{4}$/, '') });
    await page.waitForFunction('"found" in window');
    await opened.waitForIdle();
    expect(await page.evaluate('found')).toBe('');
    expect(await page.$eval(input, (input) => (input as HTMLInputElement).value)).toBe('K7R2P');
  });

  it('blocks text and Enter while loading but keeps its other buttons and the focus', async () => {
    const { page } = await show();
    await page.type(input, 'K7');
    await set(page, { 'data-is-loading': '' });
    const focusedTag = () => page.$eval('#c', (element) => element.shadowRoot!.activeElement?.localName);
    await page.waitForFunction(() => document.querySelector('#c')!.shadowRoot?.querySelector('input')?.readOnly);
    await page.keyboard.type('R2');
    await page.keyboard.press('Enter');
    expect(await focusedTag()).toBe('input');
    expect(await page.$eval(input, (input) => (input as HTMLInputElement).value)).toBe('K7');
    await page.click(button('Submit'));
    await page.click(button('New challenge'));
    await page.click(button('Switch to audio'));
    expect(await waitForEvents(page, 2)).toEqual([
      ['c', 'new-challenge'],
      ['c', 'toggle', { contentType: 'Audio' }],
    ]);
    await page.focus(input);
    await set(page, { 'data-is-loading': null });
    await page.waitForFunction(() => !document.querySelector('#c')!.shadowRoot!.querySelector('input')!.readOnly);
    expect(await focusedTag()).toBe('input');
  });

  it.each(sampleOf(['', '<style>html{font-size:62.5%}</style>', '<style>html{font-size:200%}</style>'], 1))(
    'is at most 26.25rem of 16px wide, regardless of the root font size (%s)',
    async (style) => {
      const { page } = await show(style + captcha());
      expect(
        await page.$eval('#c', (element) => element.shadowRoot!.firstElementChild!.getBoundingClientRect().width),
      ).toBe(420);
    },
  );

  it('keeps its height while loading, with image, audio and message', async () => {
    const { page } = await show();
    const height = () => page.$eval('#c', (element) => element.getBoundingClientRect().height);
    const first = await height();
    const states: Record<string, string | null>[] = [
      { 'data-is-loading': '' },
      { 'data-is-loading': null, 'data-image': 'none' },
      { 'data-content-type': 'Audio', 'data-audio': sound },
    ];
    for (const attributes of states) {
      await set(page, attributes);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      expect(await height()).toBe(first);
    }
  });

  it('shows its whole message with large text on a small screen', async () => {
    const { page } = await show(captcha('data-image="none"'), {
      viewport: { width: 320, height: 600 },
      before: textSize(32),
    });
    expect(
      await page.$eval('#c >>> [role=status]', (text) => [
        text.parentElement!.scrollHeight <= text.parentElement!.clientHeight,
        text.getBoundingClientRect().height > 128,
      ]),
    ).toEqual([true, true]);
  });

  it('fits 320px', async () => {
    const { page } = await show(
      captcha(
        `data-image="${picture}" data-error-label="${'wrong'.repeat(100)}" data-submit-text="Send what I have typed"`,
      ),
      { viewport: { width: 320, height: 800 } },
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});
