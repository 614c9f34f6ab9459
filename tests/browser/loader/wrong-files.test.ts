import { describe, expect, it } from 'vitest';
import type { Fault } from '../faults';
import { harness } from '../harness';
import { sampleOf } from '../sample-of';
import { tag } from './tag';

const { origin, pageWith } = harness();
const button = '<div data-widget="themed-button">Play</div>';
const HTML = '<!doctype html><title>Our site</title><h1>Welcome</h1>';
const file = async (path: RegExp) => {
  const manifest = (await (await fetch(`${origin()}/dist/manifest.json`)).json()) as { files: Record<string, object> };
  const name = Object.keys(manifest.files).find((name) => path.test(name))!;
  return (await fetch(`${origin()}/dist/${name}`)).text();
};
const answers = [
  ['an HTML page', async () => ({ body: HTML, type: 'text/html' })],
  ['an HTML page of the right type', async () => ({ body: HTML })],
  ['an empty body', async () => ({ body: '' })],
  ['a truncated body', async (path: RegExp) => ({ body: (await file(path)).slice(0, -20) })],
  ['the wrong charset', async (path: RegExp) => ({ body: Buffer.from(await file(path), 'utf16le') })],
] as const;

// A response with status 200 used to count as the right file, whatever its content.
describe.each([
  ['stylesheet', /realms\/themed-button\.\w+\.css/, /themed-button\.\w+\.css answered 200 without all CSS/],
  [
    'script',
    /chunks\/themed-button\.\w+\.js/,
    /themed-button: http\S+\/chunks\/themed-button\.\w+\.js isn't JavaScript/,
  ],
  ['script', /chunks\/runtime\.\w+\.js/, /themed-button: http\S+\/chunks\/runtime\.\w+\.js isn't JavaScript/],
])('a %s (%s)', (_, path, message) => {
  const url = RegExp(`/dist/${path.source}`);
  const open = async (answer: (typeof answers)[number][1], fault: Partial<Fault>) =>
    pageWith(tag() + button, { faults: [{ url, ...(await answer(path)), ...fault }] });

  it.each(sampleOf(answers, 2))('requests again a file that is answered by %s once', async (_, answer) => {
    const opened = await open(answer, { times: 1 });
    await opened.waitForMounted();
    expect(opened.sent(url)).toHaveLength(2);
    expect([opened.consoleMessages('error', /cobble/), opened.errors]).toEqual([[], []]);
  });

  it.each(sampleOf(answers, 3))(
    'reports a file that is always answered by %s, and keeps the fallback',
    async (_, answer) => {
      const opened = await open(answer, {});
      await opened.waitForState('error');
      await expect.poll(() => opened.consoleMessages('error', message)).toHaveLength(1);
      expect(opened.sent(url)).toHaveLength(3);
      expect(await opened.page.$eval('[data-widget]', (element) => (element as HTMLElement).innerText)).toBe('Play');
      expect(opened.errors).toEqual([]);
    },
  );
});

it.each(
  sampleOf(
    answers.filter(([name]) => !/charset|truncated/.test(name)),
    1,
  ),
)('uses the system font if the web font is answered by %s', async (_, answer) => {
  const opened = await pageWith(tag() + button, { faults: [{ url: /\.woff2/, ...(await answer(/./)) }] });
  await opened.waitForMounted();
  await opened.waitForIdle();
  expect(
    await opened.page.evaluate(() => [
      [...document.fonts].filter(({ family }) => family.includes('Cobble')).length,
      (window as never as { cobble: { shared: { face?: unknown } } }).cobble.shared.face,
    ]),
  ).toEqual([0, null]);
  expect([opened.consoleMessages('error', /cobble/), opened.errors]).toEqual([[], []]);
});
