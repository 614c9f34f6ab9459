import { expect, it } from 'vitest';
import { harness } from '../harness';

const { pageWith } = harness({ sharesDocument: true });
const tag = '<script async src="/dist/realms/cobble.js"></script>';
const still = { 'prefers-reduced-motion': 'reduce' };

// WGT-16
it('is as high as its number of text lines, whatever the root font size is', async () => {
  const opened = await pageWith(
    `${tag}<style>html { font-size: 62.5% } body { width: 300px }</style>
    <div id="s" data-widget="shimmer" data-lines="4"></div>`,
    { media: still },
  );
  await opened.waitForMounted();
  const { high, last, all } = await opened.page.$eval('#s', (element) => {
    const blocks = [...element.shadowRoot!.querySelectorAll('[role=status] > div')].map((block) =>
      block.getBoundingClientRect(),
    );
    return { high: element.getBoundingClientRect().height, all: blocks[0]!.width, last: blocks.at(-1)!.width };
  });
  // A line is 24 px high: `medium` is 16px, and the themes' line height is 1.5.
  expect([high, all, last]).toEqual([4 * 24, 300, 180]);
});

it('has the given size but never exceeds the available space', async () => {
  const opened = await pageWith(
    `${tag}<div style="width: 200px"><div id="a" data-widget="shimmer" data-width="120" data-height="80px"></div><div id="b" data-widget="shimmer" data-props='{"width":"40em","height":30,"lines":2}'></div></div>`,
    { media: still },
  );
  await opened.waitForMounted();
  const sizes = await opened.page.$$eval('[data-widget]', (all) =>
    all.map((element) => {
      const { width, height } = element.shadowRoot!.querySelector('[role=status]')!.getBoundingClientRect();
      return [width, height];
    }),
  );
  expect(sizes).toEqual([
    [120, 80],
    [200, 68],
  ]);
  await opened.waitForIdle();
  expect(opened.consoleMessages('warn')).toEqual([]);
});

// Interface 5a
it('warns once per invalid value with widget, id, attribute and value, and uses the default', async () => {
  const opened = await pageWith(`${tag}<div id="s" data-widget="shimmer" data-width="wide" data-lines="0"></div>`, {
    media: still,
  });
  await opened.waitForMounted();
  await opened.page.$eval('#s', (element) => element.setAttribute('data-loading-text', 'Wait'));
  await opened.page.waitForFunction(() => document.querySelector('#s')!.shadowRoot?.textContent === 'Wait');
  await opened.waitForIdle();
  const warned = opened.consoleMessages('warn').sort();
  expect(warned).toHaveLength(2);
  for (const part of ['shimmer', '#s', 'data-lines="0"']) expect(warned[0]).toContain(part);
  for (const part of ['shimmer', '#s', 'data-width="wide"']) expect(warned[1]).toContain(part);
  expect(await opened.page.$$eval('#s >>> [role=status] > div', (blocks) => blocks.length)).toBe(1);
});

it('animates unless the visitor prefers reduced motion', async () => {
  for (const [value, count] of [
    ['no-preference', 2],
    ['reduce', 0],
  ] as const) {
    const opened = await pageWith(`${tag}<div id="s" data-widget="shimmer" data-lines="2"></div>`, {
      media: { 'prefers-reduced-motion': value },
    });
    await opened.waitForMounted();
    expect(await opened.page.$eval('#s', (element) => element.shadowRoot!.getAnimations().length)).toBe(count);
  }
});
