import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findWidgets } from '../../cli/build/find-widgets';
import { exampleMarkup } from '../../cli/catalogue/example-markup';
import { textKeys } from '../../cli/texts/text-keys';
import { harness } from './harness';
import { tag } from './loader/tag';
import { recordedAreas } from './recorded/recorded-areas';
import { storeSession } from './recorded/store-session';
import { sampleOf } from './sample-of';

const { pageWith, publish, faults } = harness();
const widgets = await findWidgets(`${process.cwd()}/`);

/** Replaces all Latin letters. Any that remain on the page are untranslated text. */
const accented = (text: string) =>
  text.replace(/\{\w+(?:, plural,|\})|(?:=\d+|other) \{|[a-z]/gi, (one) =>
    /^[a-z]$/i.test(one) ? String.fromCodePoint((one.codePointAt(0) ?? 0) + 0x1d5d4 - (one < 'a' ? 65 : 71)) : one,
  );
const pseudo = Object.fromEntries([...textKeys(widgets)].map(([key, text]) => [key, accented(text)]));

/** Texts of recorded responses needn't be translated. */
const recordings = readdirSync('tests/recorded', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .map((name) => readFileSync(`tests/recorded/${name}`, 'utf8'))
  .join('\n')
  // Format the recordings as the area shows them: fill in parameters and unknown words.
  .replace(/\{\{.*?\}\}/g, 'a lantern')
  .replaceAll('_', ' ')
  .toLowerCase();
const components = widgets
  .filter(({ description: { kind } }) => kind === 'component')
  .flatMap(({ description }) => description.examples.map((example) => exampleMarkup(description, example)));
const areas = recordedAreas
  .filter(({ search }) => !search)
  .map(({ area, attributes = '' }) => `<div data-widget="${area}" ${attributes}></div>`);
/** Words that needn't be translated, including the player's name and international units. */
const given = `${recordings} ${areas.join(' ').toLowerCase()} pixelfox mb`;
const config = {
  locale: 'ja',
  textsUrl: '/pseudo/{locale}.json',
  signIn: { url: '/__sandbox/sign-in', signOutUrl: '/__sandbox/sign-out' },
  helpCentre: { ticketFormId: '24418771900001' },
};

/** Returns visible and announced texts that have Latin words, with the widget's name. */
const latinWords = async (html: readonly string[], { signedIn = false, broken = false } = {}) => {
  publish('/pseudo/ja.json', JSON.stringify(pseudo));
  publish(
    '/pseudo',
    `<!doctype html><html lang="ja"><meta charset="utf-8"><title>語</title>
    <script type="application/json" data-cobble-config>${JSON.stringify(config)}</script>${tag()}
    <body>${html.map((one) => one.replace('<div ', '<div data-load="eager" ')).join('\n')}`,
  );
  const opened = await pageWith('<p>Before it.</p>');
  const { page } = opened;
  if (signedIn) await storeSession(page);
  if (broken) faults([{ url: /^\/(?!dist|pseudo)/, status: 404 }]);
  await page.goto(new URL('/pseudo?sandbox=recorded', page.url()).href);
  await opened.waitForMounted();
  let drawn = '';
  await expect
    .poll(
      async () => {
        const before = drawn;
        drawn = await page.evaluate(() =>
          [...document.querySelectorAll('[data-widget]')].map((one) => one.shadowRoot?.innerHTML).join(),
        );
        // Components load no data, so don't wait for busy ones: some are permanently busy.
        return drawn === before && (html === components || !drawn.includes('aria-busy="true"'));
      },
      { interval: 500, timeout: 15_000 },
    )
    .toBe(true);
  const found = await page.$$eval('[data-widget]', (elements) =>
    elements.flatMap((element) => {
      const root = element.shadowRoot;
      if (!root) return [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: (string | null)[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode.textContent);
      for (const one of root.querySelectorAll('*'))
        for (const name of ['label', 'roledescription', 'description', 'valuetext']
          .map((word) => `aria-${word}`)
          .concat('alt', 'title', 'placeholder'))
          texts.push(one.getAttribute(name));
      return texts.flatMap((text) =>
        [...(text ?? '').matchAll(/[a-z]{2}[a-z' ]*/gi)].map(([words]) => ({
          widget: element.getAttribute('data-widget'),
          words: words.trim(),
        })),
      );
    }),
  );
  return { opened, found };
};

const visits = [
  ['for a player', { signedIn: true }],
  ['for a guest', {}],
  ['without services', { broken: true, signedIn: true }],
] as const;
it.each(sampleOf(visits, 2))(
  "translates every text in an area %s that isn't the service's",
  { tags: 'all' },
  async (_, options) => {
    const { opened, found } = await latinWords(areas, options);
    expect(found.filter(({ words }) => !given.includes(words.toLowerCase()))).toEqual([]);
    expect(opened.sent(/^\/pseudo\//).map(({ path }) => path)).toEqual(['/pseudo/ja.json']);
    const text = await opened.page.$eval('[data-widget=region-picker]', ({ shadowRoot }) => shadowRoot?.textContent);
    expect(text).toContain(pseudo['region-picker.label']);
  },
);

it("translates every text in a component that isn't the author's", async () => {
  const { found } = await latinWords(components);
  expect(found.filter(({ words }) => !components.join('').includes(words))).toEqual([]);
});
