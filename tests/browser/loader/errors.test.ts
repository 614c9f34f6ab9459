import { expect, it } from 'vitest';
import { type Fault, holdBack } from '../faults';
import { harness } from '../harness';
import type { OpenedPage } from '../opened-page';
import { sampleOf } from '../sample-of';
import { recordTimers, runTimers } from '../watch-timers';
import { tag, tile } from './tag';

const { pageWith, faults, origin } = harness();

const log = `<script>window.errors=[];document.addEventListener("cobble:error",e=>errors.push([e.detail.widget,e.detail.phase,e.detail.error?.message??"",e.target.id]))</script>`;
const errorsOf = async (opened: OpenedPage, count = 1) => {
  await opened.page.waitForFunction(
    (count) => (window as never as { errors: unknown[] }).errors.length >= count,
    { timeout: 15_000 },
    count,
  );
  return opened.page.evaluate(() => (window as never as { errors: [string, string, string, string][] }).errors);
};
const neighbour = '<div id="ok" data-widget="themed-button">Fine</div>';
const fallback = (opened: OpenedPage, id = 'bad') =>
  opened.page.$eval(`#${id}`, (element) => (element.firstElementChild as HTMLElement).checkVisibility());

// LDR-6
it('suggests a name for an unknown widget, and mounts it once fixed', async () => {
  const opened = await pageWith(`${log}${tag()}<div id="bad" data-widget="flyuot"><p>Old</p></div>${neighbour}`);
  const [[widget, phase, message]] = (await errorsOf(opened)) as [[string, string, string, string]];
  expect([widget, phase, message]).toEqual(['flyuot', 'name', "unknown widget 'flyuot'. Fix: use 'flyout'."]);
  expect(await fallback(opened)).toBe(true);
  await expect.poll(() => opened.consoleMessages('error', /use 'flyout'.*/)[0]).toContain('id="bad"');
  await opened.waitForMounted('#ok');
  await opened.page.$eval('#bad', (element) => element.setAttribute('data-widget', 'themed-button'));
  await opened.waitForState('mounted', '#bad');
  expect(opened.errors).toEqual([]);
});

// LDR-6
it.each(
  sampleOf<[string, Fault, string]>(
    [
      ['a missing stylesheet', { url: /realms\/themed-button/, status: 404 }, 'network'],
      ['a missing script', { url: /chunks\/themed-button/, status: 404 }, 'network'],
      ['a broken connection for a stylesheet', { url: /realms\/themed-button/, drop: true }, 'network'],
      ['an HTML page for a script', { url: /chunks\/themed-button/, body: '<!doctype html>' }, 'wrong-file'],
    ],
    2,
  ),
)('tells the reason, the build and the URL of %s', async (_, fault, reason) => {
  const opened = await pageWith(
    `<script>document.addEventListener("cobble:error",e=>window.detail=e.detail)</script>${tag()}<div data-widget="themed-button">Old</div>`,
    { faults: [fault] },
  );
  await opened.page.waitForFunction(() => 'detail' in window, { timeout: 15_000 });
  const found = await opened.page.evaluate(() => {
    const { reason, build, url } = (window as never as { detail: Record<string, unknown> }).detail;
    return { reason, build, url };
  });
  const [file] = opened.sent(fault.url);
  expect(found).toEqual({ reason, build: file!.path.split('.')[1], url: origin() + file!.path });
});

// LDR-6
it('reports a name with a space or a path as unknown, and never uses it in a URL', async () => {
  const opened = await pageWith(
    `${log}${tag()}<div id="bad" data-widget="flyout "><p>Old</p></div><div id="path" data-widget="../../evil.js?"><p>Old</p></div>`,
  );
  expect((await errorsOf(opened, 2)).map(([widget, phase, , id]) => [id, widget, phase]).sort()).toEqual([
    ['bad', 'flyout ', 'name'],
    ['path', '../../evil.js?', 'name'],
  ]);
  expect(await fallback(opened)).toBe(true);
  expect(opened.sent(/evil/)).toEqual([]);
});

// LDR-6
it('keeps the fallback for a missing prop or invalid data-props, and mounts once it is fixed', async () => {
  const bad = (id: string, attribute: string) =>
    `<div id="${id}" data-widget="marketplace-tile" ${attribute}><p>Old</p></div>`;
  const opened = await pageWith(
    `${log}${tag()}${bad('missing', 'data-author="A"')}${bad('broken', `data-props='{"title":'`)}${bad('list', `data-props='[1]'`)}${neighbour}`,
  );
  expect(
    (await errorsOf(opened, 3)).map(([widget, phase, message, id]) => [id, widget, phase, message]).sort(),
  ).toEqual([
    ['broken', 'marketplace-tile', 'props', expect.stringContaining('data-props')],
    ['list', 'marketplace-tile', 'props', expect.stringContaining('data-props')],
    ['missing', 'marketplace-tile', 'props', expect.stringContaining('data-title')],
  ]);
  await opened.waitForMounted('#ok');
  for (const id of ['missing', 'broken', 'list']) {
    expect([id, await fallback(opened, id)]).toEqual([id, true]);
    await opened.page.$eval(`#${id}`, (element) => {
      element.removeAttribute('data-props');
      element.setAttribute('data-title', 'Now');
    });
    await opened.waitForState('mounted', `#${id}`);
  }
  expect(opened.errors).toEqual([]);
});

// LDR-6
it('uses the default for an invalid value, and warns once with widget, element and attribute', async () => {
  const opened = await pageWith(
    `${tag()}${tile('id="shop" data-rating="cheap" data-marketplace-url="javascript:alert(1)"')}${tile('id="text" data-price="cheap"').replace('data-price="830"', '')}`,
  );
  await opened.waitForMounted();
  // Widgets mount without waiting for the chunk that logs the messages.
  await expect.poll(() => opened.consoleMessages('warn')).toHaveLength(2);
  expect(opened.consoleMessages('warn', /marketplace-tile #shop: data-rating="cheap"/)).toHaveLength(1);
  expect(
    opened.consoleMessages('warn', /marketplace-tile #shop: data-marketplace-url="javascript:alert\(1\)"/),
  ).toHaveLength(1);
  expect(
    await opened.page.$eval('#shop', (element) => element.shadowRoot!.querySelector('a')!.hasAttribute('href')),
  ).toBe(false);
  expect(await opened.page.$eval('#text', (element) => element.shadowRoot!.textContent)).toContain('cheap');
  await opened.page.$eval('#shop', (element) => element.setAttribute('data-author', 'B'));
  await opened.waitForIdle();
  expect(opened.consoleMessages('warn')).toHaveLength(2);
});

// LDR-6
it.each(
  sampleOf(
    [
      ['404', { status: 404 }],
      ['500', { status: 500 }],
      ['cut off', { drop: true }],
    ] as const,
    2,
  ),
)(
  'keeps the fallback after three failed attempts (%s), and mounts on the next scan',
  { tags: 'all' },
  async (_, fault) => {
    const opened = await pageWith(`${log}${tag()}${tile('id="bad"')}${neighbour}`, {
      faults: [{ url: /\/chunks\/marketplace-tile/, ...fault }],
    });
    const [[widget, phase, message]] = (await errorsOf(opened)) as [[string, string, string, string]];
    expect([widget, phase]).toEqual(['marketplace-tile', 'load']);
    expect(message).toMatch(/couldn't be loaded/);
    // Firefox itself repeats a request whose response was cut off, so count distinct URLs.
    expect(new Set(opened.sent(/\/chunks\/marketplace-tile/).map(({ path }) => path)).size).toBe(3);
    expect(await fallback(opened)).toBe(true);
    await opened.waitForMounted('#ok');
    faults([]);
    await opened.page.evaluate(() => (window as never as { cobble: { scan(): unknown } }).cobble.scan());
    await opened.waitForState('mounted', '#bad');
    expect(opened.errors).toEqual([]);
  },
);

// LDR-6
it('retries a failed chunk without a message', async () => {
  const opened = await pageWith(`${log}${tag()}${tile()}`, {
    faults: [{ url: /\/chunks\/(runtime|marketplace-tile)/, status: 503, times: 2 }],
  });
  await opened.waitForMounted();
  expect(await opened.page.evaluate(() => (window as never as { errors: unknown[] }).errors)).toEqual([]);
});

// LDR-6
it('keeps the fallback if a stylesheet fails', async () => {
  const opened = await pageWith(`${log}${tag()}${tile('id="bad"')}${neighbour}`, {
    faults: [{ url: /marketplace-tile\.\w+\.css/, status: 404 }],
  });
  expect((await errorsOf(opened))[0]!.slice(0, 2)).toEqual(['marketplace-tile', 'load']);
  expect(await fallback(opened)).toBe(true);
  await opened.waitForMounted('#ok');
});

// LDR-6
it('keeps the fallback if every chunk fails, and reports the widget', async () => {
  const opened = await pageWith(`${log}${tag()}${tile('id="bad"')}`, {
    faults: [{ url: /\/chunks\//, status: 404 }],
  });
  expect((await errorsOf(opened))[0]!.slice(0, 2)).toEqual(['marketplace-tile', 'load']);
  expect(await fallback(opened)).toBe(true);
  expect(opened.errors).toEqual([]);
});

// LDR-6
it('reports a chunk that never answers, and mounts the other widgets', async () => {
  const opened = await pageWith(`${log}${tag()}${tile('id="bad"')}${neighbour}`, {
    faults: [{ url: /\/chunks\/marketplace-tile/, never: true }],
    until: 'domcontentloaded',
    before: recordTimers,
  });
  await opened.waitForMounted('#ok');
  expect(await runTimers(opened.page, 9000)).toBeGreaterThan(0);
  const [[widget, phase, message]] = (await errorsOf(opened)) as [[string, string, string, string]];
  expect([widget, phase]).toEqual(['marketplace-tile', 'load']);
  expect(message).toMatch(/didn't load within/);
  expect(await fallback(opened)).toBe(true);
});

const chunk = (component: string) =>
  `const R=(await cobble.shared.load('runtime')).shared;export const component=${component};export const props={}`;

// LDR-6. The failure used to be an unhandled rejection, which pages report as a defect of theirs.
it('reports a failed chunk at once, without an unhandled rejection, although the font is late', async () => {
  const late = holdBack(/woff2|chunks\/themed-button/);
  const opened = await pageWith(`${log}${tag()}${neighbour}<div id="bad" data-widget="shimmer"></div>`, {
    faults: [late.fault, { url: /\/chunks\/shimmer/, status: 404 }],
    until: 'domcontentloaded',
  });
  const [[widget, phase, message]] = (await errorsOf(opened)) as [[string, string, string, string]];
  expect([widget, phase]).toEqual(['shimmer', 'load']);
  expect(message).toContain('chunks/shimmer.');
  late.send();
  await opened.waitForMounted('#ok');
  expect(opened.errors).toEqual([]);
});

// LDR-6
it('catches errors in render and in both kinds of effect, and shows the fallback', async () => {
  const cases = [
    ['marketplace-tile', '()=>{throw Error("boom")}'],
    ['promo-banner', '()=>{R.useEffect(()=>{throw Error("boom")},[]);return null}'],
    ['shimmer', '()=>{R.useLayoutEffect(()=>{throw Error("boom")},[]);return null}'],
  ] as const;
  const opened = await pageWith(
    `${log}${tag()}${cases.map(([widget]) => `<div id="${widget}" data-widget="${widget}"><p>Old</p></div>`).join('')}${neighbour}`,
    {
      faults: cases.map(([widget, component]) => ({
        url: new RegExp(`/chunks/${widget}`),
        body: chunk(component),
      })),
    },
  );
  expect((await errorsOf(opened, 3)).sort()).toEqual(
    cases.map(([widget]) => [widget, 'render', expect.stringContaining('boom'), widget]),
  );
  for (const [widget] of cases) {
    expect([widget, await fallback(opened, widget)]).toEqual([widget, true]);
    expect(await opened.page.$eval(`#${widget}`, (element) => element.getAttribute('data-widget-state'))).toBe('error');
  }
  await opened.waitForMounted('#ok');
  expect(opened.errors).toEqual([]);
});

// LDR-6
it('shows slotted content of a widget that lacks an attribute, fails in render or is unmounted', async () => {
  const place = (id: string, widget: string, attribute: string) =>
    `<div id="${id}" data-widget="${widget}" ${attribute}><p slot="footer">In a slot</p>Beside it</div>`;
  const opened = await pageWith(
    `${log}${tag()}${place('lacks', 'marketplace-tile', '')}${place('fails', 'profile-card', 'data-gamertag="A"')}${place('unmounted', 'marketplace-tile', 'data-title="A"')}${neighbour}`,
    { faults: [{ url: /\/chunks\/profile-card/, body: chunk('()=>{throw Error("boom")}') }] },
  );
  await opened.waitForMounted('#unmounted');
  await opened.page.evaluate(() =>
    (window as never as { cobble: { unmount(root: Element): void } }).cobble.unmount(
      document.querySelector('#unmounted')!,
    ),
  );
  await opened.waitForState('error', '#lacks, #fails');
  for (const id of ['lacks', 'fails', 'unmounted'])
    expect(
      await opened.page.$eval(`#${id} p`, (element) => [element.checkVisibility(), element.getClientRects().length]),
    ).toEqual([true, 1]);
});

// LDR-6
it("suggests a <div> for a widget on an element that can't have a shadow root", async () => {
  const opened = await pageWith(`${log}${tag()}<button id="bad" data-widget="themed-button"><b>Old</b></button>`);
  const [[widget, , message]] = (await errorsOf(opened)) as [[string, string, string, string]];
  expect(widget).toBe('themed-button');
  expect(message).toMatch(/<div>/);
  expect(await fallback(opened)).toBe(true);
});

// LDR-6
it('has a single React if the runtime only loads at the second attempt', async () => {
  const opened = await pageWith(`${log}${tag()}<div data-widget="text-input" data-label="Name"></div>`, {
    faults: [{ url: /\/chunks\/runtime/, status: 503, times: 1 }],
  });
  await opened.waitForMounted();
  expect(await opened.page.evaluate(() => (window as never as { errors: unknown[] }).errors)).toEqual([]);
});

// LDR-6
it('reports a missing stylesheet of a changed theme, and mounts with the next theme', { tags: 'all' }, async () => {
  const opened = await pageWith(`${log}${tag()}${tile('id="bad"')}`);
  await opened.waitForMounted();
  faults([{ url: /vanilla\/.*css/, status: 404 }]);
  await opened.page.$eval('#bad', (element) => element.setAttribute('data-theme', 'vanilla'));
  expect((await errorsOf(opened))[0]!.slice(0, 2)).toEqual(['marketplace-tile', 'load']);
  await opened.page.$eval('#bad', (element) => element.setAttribute('data-theme', 'gray'));
  await opened.waitForState('mounted', '#bad');
  expect(opened.errors).toEqual([]);
});

// LDR-6
it.each(
  sampleOf(
    [
      ['has methods that throw', 'console = new Proxy({}, { get: () => () => { throw Error("mine") } })'],
      ['has no methods', 'console = {}'],
      ['is gone', 'console = undefined'],
    ],
    2,
  ),
)('fires error events and mounts the other widgets if the console %s', { tags: 'all' }, async (_, script) => {
  const opened = await pageWith(
    `<script>${script}</script>${log}<script type="application/json" data-cobble-config>{"texts":</script>${tag('data-theme="puce"')}
    <div id="name" data-widget="flyuot"></div><div id="props" data-widget="marketplace-tile"></div><div id="load" data-widget="shimmer"></div>
    ${tile('id="value" data-rating="cheap" data-load="never"')}<div id="css" data-widget="promo-banner" data-banner-text="A" data-background-color="puce"></div>
    <div id="captcha" data-widget="captcha" data-content-type="Image" data-image="@"></div><button data-widget-open="#none">Open</button>${neighbour}`,
    { faults: [{ url: /\/chunks\/shimmer/, status: 404 }] },
  );
  const { page } = opened;
  expect((await errorsOf(opened, 3)).map(([, phase, message, id]) => [id, phase, !!message]).sort()).toEqual([
    ['load', 'load', true],
    ['name', 'name', true],
    ['props', 'props', true],
  ]);
  await opened.waitForMounted('#value, #css, #captcha, #ok');
  const asked = page.waitForResponse((response) => /\/chunks\/command/.test(response.url()));
  await page.click('[data-widget-open]');
  await asked;
  await opened.waitForRendering();
  expect(opened.errors).toEqual([]);
});

// LDR-6
it('fires the error event if the console throws and the code of the message fails to load', {
  tags: 'all',
}, async () => {
  const opened = await pageWith(`<script>console = {}</script>${log}${tag()}${tile('id="bad"')}`, {
    faults: [{ url: /\/chunks\//, status: 404 }],
  });
  expect((await errorsOf(opened))[0]!.slice(0, 2)).toEqual(['marketplace-tile', 'load']);
  expect(opened.errors).toEqual([]);
});

// LDR-2 LDR-6
it('keeps a fixed widget and the text typed into it on scan()', async () => {
  const opened = await pageWith(`${log}${tag()}<div id="bad" data-widget="text-input" data-label="Name"></div>`);
  await opened.waitForMounted();
  await opened.page.$eval('#bad', (element) => element.removeAttribute('data-label'));
  await opened.waitForState('error', '#bad');
  await opened.page.$eval('#bad', (element) => element.setAttribute('data-label', 'Name'));
  await opened.waitForState('mounted', '#bad');
  await opened.page.$eval('#bad >>> input', async (input) => {
    (input as HTMLInputElement).value = 'Zoë';
    Object.assign(window, { input });
    await (window as never as { cobble: { scan(): Promise<unknown> } }).cobble.scan();
  });
  await opened.waitForIdle();
  expect(
    await opened.page.$eval('#bad >>> input', (input) => [
      input === (window as never as { input: Element }).input,
      (input as HTMLInputElement).value,
    ]),
  ).toEqual([true, 'Zoë']);
});

// Interface 9. After a raw `>`, WordPress curls the closing quote, so the attribute's value contains the text that
// follows.
it('warns about curly quotes around an attribute value, and mounts the widget', async () => {
  const opened = await pageWith(
    `${tag()}<div id="load" data-widget="themed-button" data-load="media (width > 40em)&#8221;>Play</div><p class="x">Play</p></div>
    <div id="title" data-widget="marketplace-tile" data-title=“Frost Keep” data-price="660"></div>
    <div id="right" data-widget="themed-button" data-href="/a" data-text="“Hello” > “you”"><b>Said: “a”</b></div>`,
  );
  await opened.waitForMounted();
  await expect.poll(() => opened.consoleMessages('warn', /^cobble: .*It contains a curly quote.*&gt;/)).toHaveLength(2);
  await expect
    .poll(() => opened.consoleMessages('warn', /#load: data-load=.*visible is used\. It contains/))
    .toHaveLength(1);
  await expect.poll(() => opened.consoleMessages('warn', /#title: data-title="“Frost"/)).toHaveLength(1);
});
