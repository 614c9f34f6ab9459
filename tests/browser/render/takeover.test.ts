import { expect, it } from 'vitest';
import { render } from '../../../src/package/render';
import { recordShifts } from '../../shift/shift-of';
import { has, needs } from '../engines/needs';
import { expectSameScreenshot } from '../expect-same-screenshot';
import { extendFontTimeout } from '../extend-font-timeout';
import { harness } from '../harness';
import { sampleOf } from '../sample-of';
import { faceTags } from './heading-face';
import { withoutAndWithScript } from './without-and-with-script';

const { pageWith, origin } = harness();

const tag = (theme = 'realms', more = 'data-scan="manual"') =>
  `<script async src="/dist/${theme}/cobble.js" ${more}></script>`;
const tile =
  '<div data-widget="marketplace-tile" id="tile" style="width:232px" data-title="Frost Keep" data-price="660" data-original-price="900" data-rating="4.5" data-author="Blockworks" data-category-label="World" data-marketplace-url="/item"></div>';
const button = '<div data-widget="themed-button" id="button">Play</div>';
const input = '<div data-widget="text-input" id="input" data-label="World" data-value="Old" data-required></div>';
const sort = `<div data-widget="sort-dropdown" id="sort" data-label="Sort by" data-value="new" data-options='[{"key":"price","displayName":"Price"},{"key":"new","displayName":"Newest"}]'></div>`;
const banner = '<div data-widget="promo-banner" id="banner" data-banner-link="/x">Slotted <b>text</b></div>';
const balance = '<div data-widget="balance-summary" id="balance" data-balance="1320"></div>';
const styled = [
  '<div data-widget="shimmer" data-width="80%" data-height="40" data-lines="3"></div>',
  '<div data-widget="shimmer" data-width="12em"></div>',
  '<div data-widget="promo-banner" data-banner-text="On a colour" data-background-color="rebeccapurple"></div>',
  `<div data-widget="profile-game-card" data-game-title="Keep" data-items='[{"type":"Accordion","clampSize":3,"text":"${'One more word of many. '.repeat(20)}"}]'></div>`,
].join('');
const card =
  '<div data-widget="profile-card" id="card" data-gamertag="Alex" data-text="Builder"><a href="/p">Profile</a></div>';

const drawnPage = async (body: string, theme?: string, more?: string) =>
  render(`<!doctype html><html lang="en-us"><meta charset="utf-8"><title>T</title>${tag(theme, more)}<body>${body}`);

// Interface 9
it('keeps prerendered nodes with their focus, selection and typed text, without a layout shift', async () => {
  const opened = await pageWith(await drawnPage([tile, button, input, sort, banner, balance, card].join('')), {
    before: recordShifts,
  });
  const { page } = opened;
  const state = () =>
    page.$$eval('[data-widget]', (all) => all.map((one) => (one as HTMLElement).dataset.widgetState).join());
  expect(await state()).toBe('drawn,drawn,drawn,drawn,drawn,drawn,drawn');
  await page.focus('#input >>> input');
  await page.keyboard.press('End');
  await page.keyboard.type(' and new');
  await page.select('#sort >>> select', 'price');
  await page.evaluate(() => {
    const input = document.querySelector('#input')!.shadowRoot!.querySelector('input')!;
    input.setSelectionRange(2, 5);
    document.querySelector('#button')!.shadowRoot!.querySelector('button')!.focus();
    const kept = [...document.querySelectorAll('[data-widget]')].flatMap((one) => [
      ...one.shadowRoot!.querySelectorAll(':not(link, script)'),
    ]);
    const mounted: string[] = [];
    document.addEventListener('cobble:mounted', ({ target }) => mounted.push((target as Element).id));
    Object.assign(window, { kept, mounted });
  });
  await page.evaluate(() => (window as never as { cobble: { scan(): Promise<unknown> } }).cobble.scan());
  await opened.waitForMounted();
  const seen = await page.evaluate(() => {
    const { kept, mounted, shifts } = window as never as { kept: Element[]; mounted: string[]; shifts: unknown[] };
    const input = document.querySelector('#input')!.shadowRoot!.querySelector('input')!;
    return {
      others: [...document.querySelectorAll('[data-widget]')]
        .flatMap((one) => [...one.shadowRoot!.querySelectorAll('*')])
        .filter((one) => !kept.includes(one))
        .map((one) => one.outerHTML),
      lost: kept.filter((one) => !one.isConnected).map((one) => one.outerHTML),
      focused:
        document.querySelector('#button')!.shadowRoot!.activeElement === kept.find((one) => one.localName === 'button'),
      typed: [input.value, input.selectionStart, input.selectionEnd],
      chosen: document.querySelector('#sort')!.shadowRoot!.querySelector('select')!.value,
      sheets: [...document.querySelectorAll('[data-widget]')].map((one) => one.shadowRoot!.adoptedStyleSheets.length),
      mounted: mounted.sort(),
      shifts,
    };
  });
  expect(seen).toEqual({
    others: [],
    lost: [],
    focused: true,
    typed: ['Old and new', 2, 5],
    chosen: 'price',
    sheets: [1, 1, 1, 1, 1, 1, 1],
    mounted: ['balance', 'banner', 'button', 'card', 'input', 'sort', 'tile'],
    shifts: [],
  });
  await page.$eval('#input', (one) => one.setAttribute('data-value', 'Newest'));
  await page.waitForFunction(
    () => document.querySelector('#input')!.shadowRoot?.querySelector('input')?.value === 'Newest',
    { polling: 100 },
  );
});

// Interface 9. The heading font is narrower than the fallback. A script used to load it, which could reflow two lines
// into one.
it.each(
  sampleOf(
    [
      ['vanilla', 'the heading face', faceTags],
      ['realms', 'the heading face', faceTags],
      ['realms', "the system's", ''],
    ] as const,
    2,
  ),
)('looks the same without and with script in %s with %s', { tags: 'all' }, async (theme, _, links) => {
  const body = [tile, button, input, sort, banner, balance, card].join('<p></p>');
  const html = (await drawnPage(body, theme, '')).replace('<script', `${links}<script`);
  // The window is as high as the page, because WebKit would otherwise render a scroll bar.
  const { withoutScript, opened } = await withoutAndWithScript(pageWith, html, { width: 360, height: 2400 });
  expectSameScreenshot(`rendered in ${theme} ${links && 'with its font'}`, withoutScript, await opened.screenshot());
  const faces = await opened.page.evaluate(() => [...document.fonts].map(({ status }) => status));
  expect(faces).toEqual(links ? ['loaded', 'unloaded'] : []);
});

// Interface 9. A script sets the props' inline styles, unless the browser supports typed attr().
it("has its attributes' sizes, colour and lines, also under a policy without inline styles", async () => {
  needs('attr() with a type');
  const html = await drawnPage(styled, 'realms', '');
  const headers = {
    'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'`,
  };
  const look = () =>
    [...document.querySelectorAll('[data-widget]')].map(({ shadowRoot }) => ({
      color: getComputedStyle(shadowRoot!.querySelector(':not(link)')!).backgroundColor,
      sizes: [...shadowRoot!.querySelectorAll<HTMLElement>('[role=status], [role=status] div, p')].map((one) => [
        one.offsetWidth,
        one.offsetHeight,
      ]),
    }));
  const mounted = await pageWith(html, { headers });
  await mounted.waitForMounted();
  const after = await mounted.page.evaluate(look);
  // The widgets' code never loads, so the server-rendered markup stays.
  const without = await pageWith(html, { headers, blocked: ['*/chunks/*'] });
  expect(await without.page.evaluate(look)).toEqual(after);
  expect(after.map(({ color }) => color)).toContain('rgb(102, 51, 153)');
  expect(after.flatMap(({ sizes }) => sizes.map(([, height]) => height))).toEqual(expect.arrayContaining([24, 40, 72]));
});

// docs/how-to/prevent-layout-shift.md describes the page stylesheet for browsers without typed attr().
it("has the page stylesheet's space and colour before and after the code loads", async () => {
  const own = `<style>[data-widget='shimmer'] { min-height: 24px } [data-widget='promo-banner'] { background-color: rebeccapurple }</style>`;
  const html = (await drawnPage(styled, 'realms', '')).replace('<script', `${own}<script`);
  const look = () =>
    ['shimmer', 'promo-banner'].map((name) => {
      const all = [...document.querySelectorAll<HTMLElement>(`[data-widget=${name}]`)];
      return [
        Math.min(...all.map(({ offsetHeight }) => offsetHeight)) >= 24,
        getComputedStyle(all[0]!).backgroundColor,
      ];
    });
  const expected = [
    [true, 'rgba(0, 0, 0, 0)'],
    [true, 'rgb(102, 51, 153)'],
  ];
  const without = await pageWith(html, { blocked: ['*/chunks/*'] });
  expect(await without.page.evaluate(look)).toEqual(expected);
  const mounted = await pageWith(html);
  await mounted.waitForMounted();
  expect(await mounted.page.evaluate(look)).toEqual(expected);
});

// Interface 9
it.each(sampleOf([360, 1280], 1))(
  'renders a banner image without script, identical to the pixel, at %d px',
  async (width) => {
    // Without typed attr() and script, the colour in the attribute has no effect, which would be visible through the
    // border.
    const coloured = (colour: string) => (has('attr() with a type') ? `data-background-color="${colour}"` : '');
    const pictured = (colour: string) =>
      `<div data-widget="promo-banner" data-banner-text="Build a town" data-banner-link="/x" data-background-image="/examples/pages/art/panorama.svg?${colour}" ${coloured(colour)}></div>`;
    const html = await drawnPage(
      pictured('teal') + pictured('%22);background:url(/evil'),
      width < 400 ? 'vanilla' : 'realms',
      '',
    );
    const options = {
      viewport: { width, height: 600 },
      headers: {
        'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'`,
      },
    };
    const without = await pageWith(html, { ...options, before: (page) => page.setJavaScriptEnabled(false) });
    const withoutScript = await without.screenshot();
    expect(without.sent(/panorama\.svg/)).toHaveLength(2);
    await without.page.setJavaScriptEnabled(true);
    const opened = await pageWith(html, {
      ...options,
      before: async (page) => {
        await extendFontTimeout(page);
        await page.evaluateOnNewDocument(() =>
          addEventListener('cobble:ready', () =>
            Object.assign(window, {
              images: [...document.querySelectorAll('[data-widget]')].map(({ shadowRoot }) =>
                shadowRoot?.querySelector('img'),
              ),
            }),
          ),
        );
      },
    });
    await opened.waitForMounted();
    expectSameScreenshot(`drawn with a picture at ${width}`, withoutScript, await opened.screenshot());
    expect(
      await opened.page.evaluate(() =>
        [...document.querySelectorAll('[data-widget]')].map(
          ({ shadowRoot }, at) =>
            shadowRoot!.querySelector('img') === (window as never as { images: Element[] }).images[at],
        ),
      ),
    ).toEqual([true, true]);
    await opened.waitForIdle();
    expect(opened.sent(/^\/evil/)).toEqual([]);
  },
);

// Interface 9
it('renders again what another build prerendered or a CMS removed', async () => {
  const html = await drawnPage(tile + button, 'realms', '');
  const foreign = html
    .replaceAll(/(marketplace-tile|themed-button)\.\w+\.css/g, '$1.000000.css')
    .replace('<p class', '<p id="foreign" class');
  for (const page of [foreign, html.replaceAll(/<template[^]*?<\/template>/g, '')]) {
    const opened = await pageWith(page);
    await opened.waitForMounted();
    const roots = await opened.page.$$eval('[data-widget]', (all) => all.map((one) => one.shadowRoot!.innerHTML));
    expect(roots.join()).not.toMatch(/<link|foreign/);
    expect(roots).toEqual([expect.stringContaining('Frost Keep'), expect.stringContaining('<slot>')]);
  }
});

// Interface 9: an area links the shared stylesheet, then its own. The runtime adopts markup only if the latter is of
// the same build.
it('keeps an area with both stylesheets and renders it again if its stylesheet has another build', async () => {
  const html = await drawnPage('<div data-widget="download-links" id="area"></div>');
  expect(html.match(/<link rel="stylesheet"/g)).toHaveLength(2);
  for (const [page, isKept] of [
    [html, true],
    [html.replace(/download-links\.\w+\.css/, 'download-links.000000.css'), false],
  ] as const) {
    const opened = await pageWith(page);
    await opened.page.$eval('#area', (one) =>
      Object.assign(window, { drawn: one.shadowRoot!.querySelector(':not(link, script)') }),
    );
    await opened.page.evaluate(() => (window as never as { cobble: { scan(): Promise<unknown> } }).cobble.scan());
    await opened.waitForMounted();
    const seen = await opened.page.$eval('#area', ({ shadowRoot }) => ({
      isKept: (window as never as { drawn: Element }).drawn === shadowRoot!.firstElementChild,
      links: shadowRoot!.querySelectorAll('link').length,
      sheets: shadowRoot!.adoptedStyleSheets.length,
    }));
    expect(seen).toEqual({ isKept, links: 0, sheets: 2 });
  }
});

// Strict policies forbid inline styles and allow only the build's own stylesheets.
it('works under a policy without inline styles and scripts', async () => {
  const body =
    `${tile}<div data-widget="shimmer" data-height="40"></div><div data-widget="promo-banner" data-banner-text="x" data-background-color="red"></div>`.replace(
      / style="[^"]*"/g,
      '',
    );
  const violations: string[] = [];
  const opened = await pageWith(await drawnPage(body), {
    headers: {
      'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'`,
    },
    before: async (page) => {
      page.on('console', (message) => {
        if (/policy/i.test(message.text())) violations.push(message.text());
      });
    },
  });
  const color = await opened.page.$eval(
    '#tile',
    (one) => getComputedStyle(one.shadowRoot!.querySelector('a')!).display,
  );
  expect(color).not.toBe('inline');
  expect(opened.sent(/\.css$/).map(({ url }) => new URL(url).origin)).toEqual([origin(), origin(), origin()]);
  expect(violations).toEqual([]);
});

// Interface 2: without script, a widget's value is in the form under its name, and blocks submission if required but
// empty.
it('participates in a form without script and then with it', async () => {
  const form = `<form action="/nowhere"><p>${input.replace('data-required', 'data-name="world" data-required')}</p>${sort.replace('data-label', 'data-name="order" data-label')}<button id="send">Send</button></form>`;
  const html = await drawnPage(form + input.replace('"input"', '"free"'));
  const without = await pageWith(html, { before: (page) => page.setJavaScriptEnabled(false) });
  const { page } = without;
  const shown = (id: string) => page.$eval(`#${id}`, (one) => one.shadowRoot!.querySelectorAll('input, select').length);
  expect(await Promise.all(['input', 'sort', 'free'].map(shown))).toEqual([0, 0, 1]);
  await page.focus('[name=world]');
  await page.keyboard.press('End');
  await page.keyboard.type(' & new');
  await page.select('[name=order]', 'price');
  expect(await page.$eval('[name=world]', (one) => [one.ariaLabel, (one as HTMLInputElement).required])).toEqual([
    'World',
    true,
  ]);
  await Promise.all([page.waitForNavigation(), page.click('#send')]);
  expect(page.url()).toBe(`${origin()}/nowhere?world=Old+%26+new&order=price`);
  await page.setJavaScriptEnabled(true);

  const opened = await pageWith(html);
  const before = await opened.page.$$eval('[data-widget]', (all) =>
    all.map((one) => one.shadowRoot!.querySelectorAll('input, select').length),
  );
  expect(before).toEqual([1, 1, 1]);
  await opened.page.focus('#input >>> input');
  // Engines place the caret differently: WebKit selects the whole text.
  await opened.page.keyboard.press('Home');
  await opened.page.keyboard.type('My ');
  await opened.page.evaluate(() => (window as never as { cobble: { scan(): Promise<unknown> } }).cobble.scan());
  await opened.waitForMounted();
  const seen = await opened.page.$eval('form', (form) => ({
    data: [...new FormData(form as HTMLFormElement)],
    left: [...form.querySelectorAll('[data-widget]')].map((one) => one.shadowRoot!.querySelectorAll('noscript').length),
  }));
  expect(seen).toEqual({
    data: [
      ['world', 'My Old'],
      ['order', 'new'],
    ],
    left: [0, 0],
  });
});
