import type { KeyInput, Page } from 'puppeteer';
import { expect, it } from 'vitest';
import { render } from '../../../src/package/render';
import { type Fault, holdBack } from '../faults';
import { harness } from '../harness';
import { tag } from '../loader/tag';
import type { OpenedPage } from '../opened-page';

const { pageWith } = harness();

const WIDGETS = /\/chunks\/(carousel|help-search|profile-game-card|sort-dropdown|text-input|themed-button)\./;
const TYPES = 'click keydown cobble:slide cobble:action cobble:change cobble:input cobble:submit cobble:results';

const carousel = (id: string, attributes = '') =>
  `<div data-widget="carousel" id="${id}" data-label="Maps" ${attributes}><p>One</p><p><a href="#there">Two</a></p><p>Three</p></div>`;
const button = (id: string, attributes = '') => `<div data-widget="themed-button" id="${id}" ${attributes}>Go</div>`;
const card =
  '<div data-widget="profile-game-card" id="card" data-game-title="Keep" data-call-to-action=\'{"text":"Play"}\'></div>';
const input = '<div data-widget="text-input" id="input" data-label="World" data-value="Old"></div>';
const sort = `<div data-widget="sort-dropdown" id="sort" data-label="Sort by" data-value="new" data-options='[{"key":"price","displayName":"Price"},{"key":"new","displayName":"Newest"}]'></div>`;
const search = '<div data-widget="help-search" id="search"></div>';

interface PrerenderedOptions {
  readonly faults?: readonly Fault[];
  readonly headers?: Readonly<Record<string, string>>;
  /** Receives the page before it is opened. */
  readonly onPage?: (page: Page) => void;
  /** Changes the server-rendered page. */
  readonly edit?: (html: string) => string;
  readonly nonce?: string;
}

/** Runs in the page. Records events, and when the page's script listens for early ones. */
const record = (types: string) => {
  const seen: string[] = [];
  Object.assign(window, { seen });
  // In the capture phase, because a mounted field stops the propagation of its keys.
  for (const type of types.split(' '))
    document.addEventListener(
      type,
      (event) => {
        const { id } = event.target as Element;
        const { detail } = event as CustomEvent;
        seen.push([type, id, detail && type.includes(':') && JSON.stringify(detail)].filter(Boolean).join(' '));
      },
      true,
    );
  window.addEventListener = new Proxy(window.addEventListener, {
    apply: (listen, self, [type, ...rest]) => {
      if (type === 'cobble:error') Object.assign(window, { isListening: true });
      return Reflect.apply(listen, self, [type, ...rest]);
    },
  });
};

const untilListening = (page: Page) =>
  page.waitForFunction(() => (window as never as { isListening?: true }).isListening && 'cobble' in window);

/** Opens a server-rendered page whose widgets' chunks wait for `send`. */
const openPrerendered = async (
  body: string,
  { faults = [], headers, onPage, edit, nonce }: PrerenderedOptions = {},
) => {
  const chunks = holdBack(WIDGETS);
  const html = await render(
    `<!doctype html><html lang="en-us"><meta charset="utf-8"><title>T</title>${tag(nonce && `nonce="${nonce}"`)}<body>${body}`,
  );
  const opened = await pageWith(edit?.(html) ?? html, {
    // Held preloads delay the load event.
    until: 'domcontentloaded',
    faults: [...faults, chunks.fault],
    ...(headers && { headers }),
    before: async (page) => {
      await page.evaluateOnNewDocument(record, TYPES);
      onPage?.(page);
    },
  });
  await untilListening(opened.page);
  return { ...chunks, opened, page: opened.page };
};

const seen = async ({ page }: OpenedPage, types = /./) => {
  const events = await page.evaluate(() => (window as never as { seen: string[] }).seen);
  return events.filter((event) => types.test(event));
};

/** Returns the events when nothing is left to load. */
const seenInAll = async (opened: OpenedPage, types = /./) => {
  await opened.waitForState('mounted');
  await opened.waitForIdle();
  return seen(opened, types);
};

const next = (id: string) => `#${id} >>> button:last-of-type`;

const press = async (page: Page, selector: string, key: KeyInput) => {
  await page.focus(selector);
  await page.keyboard.press(key);
};

// Interface 9
it('repeats taps on server-rendered buttons once, in order, when their widgets mount', async () => {
  const { opened, page, send } = await openPrerendered(
    carousel('one') + card + carousel('two', 'data-load="interaction"'),
  );
  await page.click(next('one'));
  await page.click('#card >>> button');
  await page.click(next('one'));
  await page.click(next('two'));
  expect(await seen(opened)).toEqual(['click one', 'click card', 'click one', 'click two']);
  send();
  expect(await seenInAll(opened, /:/)).toEqual([
    'cobble:slide one {"index":1}',
    'cobble:action card {"index":0}',
    'cobble:slide one {"index":2}',
    'cobble:slide two {"index":1}',
  ]);
  expect(await seen(opened, /click/)).toHaveLength(4);
});

it('keeps the order if a later widget loads first', async () => {
  const first = holdBack(/\/chunks\/carousel\./);
  const { opened, page, send } = await openPrerendered(carousel('one') + card, { faults: [first.fault] });
  await page.click(next('one'));
  await page.click('#card >>> button');
  send();
  await opened.waitForState('mounted', '#card');
  first.send();
  expect(await seenInAll(opened, /:/)).toEqual(['cobble:slide one {"index":1}', 'cobble:action card {"index":0}']);
});

it.each(['Enter', 'Space'] as const)('repeats %s on a server-rendered button once', async (key) => {
  const { opened, page, send } = await openPrerendered(card);
  await press(page, '#card >>> button', key);
  send();
  expect(await seenInAll(opened)).toEqual(['keydown card', 'click card', 'cobble:action card {"index":0}']);
});

it('repeats arrow keys in a server-rendered carousel, also from a link in a slide', async () => {
  const { opened, page, send } = await openPrerendered(carousel('one'));
  await press(page, '#one >>> [tabindex]', 'ArrowRight');
  await press(page, '#one a', 'ArrowRight');
  send();
  expect(await seenInAll(opened, /slide/)).toEqual(['cobble:slide one {"index":1}', 'cobble:slide one {"index":2}']);
  expect(await seen(opened, /keydown/)).toHaveLength(2);
});

it('keeps text, selection and focus of a server-rendered search, and searches once', async () => {
  const { opened, page, send } = await openPrerendered(search);
  await page.focus('#search >>> input');
  await page.keyboard.type('coins');
  await page.$eval('#search >>> input', (input) => (input as HTMLInputElement).setSelectionRange(1, 3));
  send();
  await expect.poll(() => seen(opened, /results/)).toHaveLength(1);
  expect(
    await page.$eval('#search', ({ shadowRoot }) => {
      const { value, selectionStart, selectionEnd } = shadowRoot!.activeElement as HTMLInputElement;
      return { value, selectionStart, selectionEnd };
    }),
  ).toEqual({ value: 'coins', selectionStart: 1, selectionEnd: 3 });
  expect(opened.sent(/articles\/search/)).toHaveLength(1);
  expect(opened.errors).toEqual([]);
});

// The browser used to submit the form, so the page loaded again without the text.
it('searches if the visitor presses Enter in a server-rendered search', async () => {
  const { opened, page, send } = await openPrerendered(search);
  await page.focus('#search >>> input');
  await page.keyboard.type('coins');
  await page.keyboard.press('Enter');
  send();
  await expect.poll(() => seen(opened, /results/)).toHaveLength(1);
  expect(await page.$eval('#search >>> input', (input) => (input as HTMLInputElement).value)).toBe('coins');
  expect(opened.sent(/^\/page\//)).toHaveLength(1);
});

it("fires the widget's events for server-rendered fields that the visitor has changed", async () => {
  const { opened, page, send } = await openPrerendered(input + sort);
  await page.select('#sort >>> select', 'price');
  await page.focus('#input >>> input');
  await page.keyboard.press('End');
  await page.keyboard.type('er');
  await page.keyboard.press('Enter');
  send();
  const events = await seenInAll(opened, /:/);
  expect(events.filter((event) => event.includes('change'))).toEqual(['cobble:change sort {"key":"price"}']);
  expect(events.filter((event) => !event.includes('change'))).toEqual([
    'cobble:input input {"value":"Older"}',
    'cobble:submit input {"value":"Older"}',
  ]);
});

it('keeps the text of a field that another build has rendered', async () => {
  const { opened, page, send } = await openPrerendered(input, {
    edit: (html) => html.replace(/text-input\.\w+\.css/, 'text-input.000000.css'),
  });
  await page.focus('#input >>> input');
  await page.keyboard.press('End');
  await page.keyboard.type('er');
  send();
  expect(await seenInAll(opened, /:/)).toEqual(['cobble:input input {"value":"Older"}']);
  expect(await page.$eval('#input >>> input', (field) => (field as HTMLInputElement).value)).toBe('Older');
});

it.each([
  ['a link', button('link', 'data-href="#there"'), '#link'],
  ['a link of a widget that waits for a tap', button('link', 'data-href="#there" data-load="interaction"'), '#link'],
  ['a link in a slide', carousel('one'), '#one a'],
])('follows %s at once, and not again when the widget mounts', async (_, html, selector) => {
  const { opened, page, send } = await openPrerendered(html);
  await page.click(selector);
  await page.waitForFunction(() => location.hash === '#there');
  await page.evaluate(() => history.replaceState(null, '', '#'));
  send();
  expect(await seenInAll(opened)).toEqual([`click ${await page.$eval(selector, ({ id }) => id)}`.trim()]);
  expect(await page.evaluate(() => location.hash)).toBe('');
});

it('repeats a tap that comes before the page is parsed', async () => {
  const script = holdBack(/^\/slow\.js/, { body: ';' });
  let resolvePage!: (page: Page) => void;
  const opening = new Promise<Page>((resolve) => {
    resolvePage = resolve;
  });
  const result = openPrerendered(`${carousel('one')}<script src="/slow.js"></script>${card}`, {
    faults: [script.fault],
    onPage: resolvePage,
  });
  const page = await opening;
  await untilListening(page);
  await page.click(next('one'));
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  script.send();
  const { opened, send } = await result;
  send();
  expect(await seenInAll(opened)).toEqual(['click one', 'cobble:slide one {"index":1}']);
});

it('repeats nothing in a widget that fails to load, but the rest', async () => {
  const { opened, page, send } = await openPrerendered(card + carousel('one'), {
    faults: [{ url: /\/chunks\/profile-game-card\./, status: 404 }],
  });
  await page.click('#card >>> button');
  await page.click(next('one'));
  await opened.waitForState('error', '#card');
  send();
  await opened.waitForState('mounted', '#one');
  await opened.waitForIdle();
  expect(await seen(opened, /:/)).toEqual(['cobble:slide one {"index":1}']);
});

it.each([
  ["'self'", `script-src 'self'`, {}],
  ['a nonce', `script-src 'nonce-abc' 'strict-dynamic'`, { nonce: 'abc' }],
])('repeats a tap on a page whose policy allows scripts by %s', async (_, policy, options) => {
  const { opened, page, send } = await openPrerendered(carousel('one'), {
    ...options,
    headers: { 'content-security-policy': `default-src 'self'; ${policy}` },
  });
  await page.click(next('one'));
  send();
  expect(await seenInAll(opened, /:/)).toEqual(['cobble:slide one {"index":1}']);
  expect(opened.consoleMessages('error')).toEqual([]);
});
