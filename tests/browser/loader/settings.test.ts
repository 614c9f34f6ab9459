import { expect, it } from 'vitest';
import { holdBack } from '../faults';
import { harness } from '../harness';
import { FILES, tag, tile } from './tag';

const { pageWith } = harness();
const sheets = /^\/dist\/[a-z]+\/marketplace-tile\.\w+\.css/;
const priceOf = (element: Element) => element.shadowRoot!.textContent!.match(/8\D?30/)?.[0];

// LDR-1 THM-2
it.each([
  ['an attribute of the tag', `${tag('data-theme="vanilla"')}`],
  ['cobbleSettings', `<script>window.cobbleSettings={theme:"vanilla"}</script>${tag()}`],
  ['the query of src', '<script async src="/dist/realms/cobble.js?theme=vanilla"></script>'],
  ['the JSON after the tag', `${tag()}<script type="application/json" data-cobble-config>{"theme":"vanilla"}</script>`],
  [
    'an attribute before all other sources',
    `<script>window.cobbleSettings={theme:"gray"}</script><script async src="/dist/realms/cobble.js?theme=black" data-theme="vanilla"></script><script type="application/json" data-cobble-config>{"theme":"legends"}</script>`,
  ],
  ['an element before the page', `${tag('data-theme="gray"')}`],
])('takes the theme from %s', async (how, html) => {
  const opened = await pageWith(html + tile(how.startsWith('an element') ? 'data-theme="vanilla"' : ''));
  await opened.waitForMounted();
  const themes = opened.sent(sheets).map(({ path }) => path.split('/')[2]);
  // Until the page's JSON is read, the loader assumes the theme of the bundle.
  expect(themes).toEqual(how === 'the JSON after the tag' ? ['realms', 'vanilla'] : ['vanilla']);
});

// THM-2
it('loads only its own theme, also for an element with an unknown one, and warns about that', async () => {
  const opened = await pageWith(tag('', 'legends') + tile('id="odd" data-theme="chartreuse"'));
  await opened.waitForMounted();
  expect(opened.sent(sheets).map(({ path }) => path.split('/')[2])).toEqual(['legends']);
  await expect.poll(() => opened.consoleMessages('warn', /#odd.*data-theme="chartreuse".*legends/)).toHaveLength(1);
});

// Interface 10
it.each([
  ['a tile', tile()],
  ['an area', '<div data-widget="server-status"></div>'],
])('warns once of a misspelt attribute and an unknown data-scan of the tag, on a page with %s', async (_, html) => {
  const opened = await pageWith(tag('data-lokale="sv-se" data-scan="always"') + html.repeat(2));
  await opened.waitForMounted();
  await expect
    .poll(() => opened.consoleMessages('warn', /tag <script src="\/dist\/realms\/cobble\.js">/))
    .toHaveLength(2);
  expect(opened.consoleMessages('warn', /data-lokale.*write data-locale\./)).toHaveLength(1);
  expect(opened.consoleMessages('warn', /data-scan="always".*auto, once or manual/)).toHaveLength(1);
  // Settings and attributes of others aren't misspelt.
  const valid = await pageWith(
    `<script>window.cobbleSettings={endpoints:{}}</script>${tag('data-locale="sv-se" data-scan="once" data-cfasync="false" data-rocket-defer')}${html}`,
  );
  await valid.waitForMounted();
  await valid.waitForRendering();
  expect(valid.consoleMessages('warn')).toEqual([]);
});

// Interface 10
it.each([
  'data-experiment="on"',
  'data-lokale="sv-se"',
  'data-themes="vanilla"',
  'data-basee="/dist"',
  'data-theme="vanilla" data-anti-flicker="9"',
  'data-experiments="on" data-locale="en us"',
  'data-experiments="yes"',
])('warns of %s on a page without widgets', async (attributes) => {
  const opened = await pageWith(tag(attributes));
  await expect.poll(() => opened.consoleMessages('warn', /of the tag <script/)).toHaveLength(1);
});

// LDR-6
it("requests nothing more for a tag whose only settings are the theme and its file's version", async () => {
  const opened = await pageWith('<script src="/dist/realms/cobble.js?ver=6.1" data-theme="vanilla"></script>');
  await opened.waitForRendering();
  expect(opened.sent(/^\/dist/)).toHaveLength(1);
});

// LDR-1
it.each([
  ['data-locale', tag('data-locale="de-de"'), 'en', '/page/a', '8.300'],
  ['the first path segment', tag(), 'en', '/de-de/shop', '8.300'],
  ['the language of the page', tag(), 'de', '/page/b', '8.300'],
  ['the language of the page if the path has none', tag(), 'en', '/page/c', '8,300'],
  ['the default locale if all others are invalid', tag('data-locale="!!"'), 'not a language', '/page/d', '8,300'],
])('formats by %s', async (_, script, lang, path, expected) => {
  const opened = await pageWith(
    `<!doctype html><html lang="${lang}"><meta charset="utf-8"><body>${script}<div data-widget="marketplace-tile" data-title="A" data-price="8300"></div>`,
    { path },
  );
  await opened.waitForMounted();
  expect(await opened.page.$eval('[data-widget]', (element) => element.shadowRoot!.textContent)).toContain(expected);
});

// LDR-1. An early request for the services used to create a client without these settings for the whole page.
it("applies the page's JSON to services that are requested before it has been parsed", async () => {
  const slow = holdBack(/slow\.js/, { body: '' });
  const opened = await pageWith(
    `${tag()}<script>const timer = setInterval(() => {
      if (!performance.getEntriesByType('resource').some(({ name }) => name.includes('/chunks/services.'))) return;
      clearInterval(timer);
      void fetch('/services-there');
    }, 20);
    (window.cobble = window.cobble || []).push(async (c) => { await c.services(); window.asked = true })</script>
    <script src="/slow.js"></script><script type="application/json" data-cobble-config>{"texts":{"retryText":"Once more"}}</script>
    <div data-widget="marketplace-item" data-product-id="no-such" data-load="eager"></div>`,
    {
      faults: [
        slow.fault,
        {
          url: /services-there/,
          when: () => {
            slow.send();
            return true;
          },
          body: '',
        },
        { url: /no-such/, status: 500 },
      ],
      // In some browsers, only the driver sees that the chunk has loaded; in others, only the page.
      before: (page) =>
        page.on('requestfinished', (request) => void (/chunks\/services\./.test(request.url()) && slow.send())),
    },
  );
  await opened.page.waitForFunction('window.asked');
  await expect
    .poll(() => opened.page.$eval('[data-widget]', (element) => element.shadowRoot?.textContent))
    .toContain('Once more');
});

it('returns services on a page without JSON', async () => {
  const opened = await pageWith(
    `${tag()}<script>(window.cobble = window.cobble || []).push(async (c) => { await c.services(); window.asked = document.readyState })</script>`,
  );
  await opened.page.waitForFunction('window.asked');
});

// LDR-6
it('ignores and reports invalid page JSON, and mounts', async () => {
  const opened = await pageWith(
    `<script type="application/json" data-cobble-config>{"texts":</script>${tag()}${tile()}`,
  );
  await opened.waitForMounted();
  await expect.poll(() => opened.consoleMessages('error', /data-cobble-config/)).toHaveLength(1);
});

// WGT-18
it('takes default texts from the page, and prefers a prop', async () => {
  const opened = await pageWith(
    `<script type="application/json" data-cobble-config>{"texts":{"noRatingText":"Noch nicht bewertet"}}</script>${tag()}${tile('id="a"')}${tile('id="b" data-no-rating-text="Neu"')}`,
  );
  await opened.waitForMounted();
  const text = (id: string) => opened.page.$eval(id, (element) => element.shadowRoot!.textContent);
  expect(await text('#a')).toContain('Noch nicht bewertet');
  expect(await text('#b')).toContain('Neu');
});

// LDR-1
it('runs queued calls, and later ones at once, even if one of them throws', async () => {
  const opened = await pageWith(
    `<script>window.order=[];(window.cobble=window.cobble||[]).push(c=>order.push(typeof c.get));cobble.push(()=>{throw Error("mine")});cobble.push(()=>order.push("third"))</script>${tag()}`,
  );
  await opened.page.waitForFunction(() => (window as never as { cobble: { version?: string } }).cobble.version);
  expect(
    await opened.page.evaluate(() => {
      const { cobble, order } = window as never as { cobble: { push(call: () => void): void }; order: string[] };
      cobble.push(() => order.push('now'));
      return order;
    }),
  ).toEqual(['function', 'third', 'now']);
  await expect.poll(() => opened.errors.join()).toContain('mine');
});

// LDR-1
it('mounts once if it is pasted twice, also from two URLs', async () => {
  const opened = await pageWith(`${tag()}${tag()}<script async src="/dist/vanilla/cobble.js?again"></script>${tile()}`);
  await opened.waitForMounted();
  await opened.waitForIdle();
  expect(await opened.page.$eval('[data-widget]', (element) => element.shadowRoot!.querySelectorAll('a').length)).toBe(
    1,
  );
  expect(opened.sent(sheets)).toHaveLength(1);
});

// LDR-1
it.each([
  ['as a classic script in the head', (script: string) => `<html><head>${script.replace(' async', '')}</head><body>`],
  ['as a deferred script', (script: string) => `<html><head>${script.replace('async', 'defer')}</head><body>`],
  [
    'when a tag manager injects it without attributes',
    () =>
      '<html><body><script>addEventListener("load",()=>{const s=document.createElement("script");s.src="/dist/realms/cobble.js";document.head.append(s)})</script>',
  ],
  ['as a module', (script: string) => `<html><head>${script.replace('async', 'type="module"')}</head><body>`],
])('works %s', async (_, page) => {
  const opened = await pageWith(`<!doctype html>${page(tag())}${tile()}</body></html>`);
  await opened.waitForMounted();
  expect(await opened.page.$eval('[data-widget]', priceOf)).toBeTruthy();
  expect(opened.sent(FILES).length).toBeGreaterThan(2);
});

// LDR-1
it("reads no settings from the page's query if it can't find its tag", async () => {
  const opened = await pageWith(
    `<script>fetch("/dist/realms/cobble.js").then(r=>r.text()).then(text=>{const s=document.createElement("script");s.text=text;document.head.append(s)})</script>${tile()}`,
    {
      before: (page) => page.evaluateOnNewDocument(() => history.replaceState(null, '', '?base=http://evil.test/')),
    },
  );
  await opened.page.waitForFunction(() => (window as never as { cobble?: object }).cobble);
  await opened.waitForIdle();
  expect(opened.requests.filter(({ url }) => new URL(url).hostname === 'evil.test')).toEqual([]);
});

// LDR-2
it.each(['data-scan', 'data-scan="Auto"'])('mounts added widgets under %s', async (scan) => {
  const opened = await pageWith(`${tag(scan)}<main></main>`);
  await opened.page.evaluate(async (html) => {
    await (window as never as { cobble: { ready: Promise<void> } }).cobble.ready;
    document.querySelector('main')!.innerHTML = html;
  }, tile());
  await opened.waitForMounted();
});
