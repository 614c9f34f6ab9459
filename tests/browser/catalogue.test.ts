import type { Frame, Page } from 'puppeteer';
import { expect, it } from 'vitest';
import { axeFindings } from './axe-findings';
import { needs } from './engines/needs';
import { goBack } from './go-back';
import { harness } from './harness';
import type { OpenedPage } from './opened-page';
import { sampleOf } from './sample-of';

const { openPage, origin } = harness();

it("copies an example's markup, or selects it if there is no clipboard", async () => {
  const opened = await openPage('/catalogue/themed-button.html');
  const { page } = opened;
  await previewOf(opened);
  // A widget that mounts later would move the button during a click.
  await opened.waitForMounted();
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: async (text: string) => {
          document.title = text;
        },
      },
      configurable: true,
    }),
  );
  const open = (id: string) =>
    page.$eval(`figure:has(#${id}) details`, (details) => {
      details.open = true;
    });
  await open('themed-button-secondary');
  await page.click('figure:has(#themed-button-secondary) .copy');
  await expect
    .poll(() => page.title())
    .toBe('<div data-widget="themed-button" data-variant="secondary">Learn more</div>');
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await open('themed-button-quiet');
  await page.click('figure:has(#themed-button-quiet) .copy');
  await expect
    .poll(() => page.evaluate(() => getSelection()!.toString()))
    .toBe('<div data-widget="themed-button" data-variant="quiet">Not now</div>');
});

/** Returns the preview's document after its widget has mounted and the frame has the widget's height. */
const previewOf = async ({ page }: OpenedPage): Promise<Frame> => {
  const handle = await page.waitForSelector('.preview iframe');
  const frame = await handle!.contentFrame();
  await frame.waitForSelector('#preview[data-widget-state=mounted]');
  await frame.waitForFunction(() => innerHeight >= Math.min(720, document.querySelector('main')!.offsetHeight));
  return frame;
};

const attributesOf = (frame: Frame) =>
  frame.$eval('#preview', ({ attributes }) =>
    Object.fromEntries(
      [...attributes].filter(({ name }) => /^data-(?!widget|load)/.test(name)).map(({ name, value }) => [name, value]),
    ),
  );

/** Returns the markup in one line. */
const written = (page: Page) => page.$eval('.written', ({ textContent }) => textContent.replace(/\n\s+/g, ' '));

const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** Replaces a control's text, as pasting does. */
const paste = async (page: Page, selector: string, text: string) => {
  await page.focus(selector);
  await page.$eval(selector, (field) => (field as HTMLInputElement).select());
  if (text) await page.keyboard.sendCharacter(text);
  else await page.keyboard.press('Delete');
};

it('applies every kind of control to the live preview, its markup and the URL, and restores them', async () => {
  const opened = await openPage('/catalogue/text-input.html?theme=black');
  const { page } = opened;
  const frame = await previewOf(opened);
  expect(await written(page)).toBe(
    '<div data-widget="text-input" data-label="World name" data-placeholder="My first world"></div>',
  );
  await paste(page, '#control-label', 'Tag "1"');
  await paste(page, '#control-placeholder', '');
  await page.select('#control-type', 'email');
  await page.click('#control-required');
  await page.type('#control-maxLength', '12');
  const attributes = { 'data-label': 'Tag "1"', 'data-type': 'email', 'data-required': '', 'data-max-length': '12' };
  await expect.poll(() => attributesOf(frame)).toEqual(attributes);
  await frame.waitForFunction(() => {
    const input = document.querySelector('#preview')!.shadowRoot!.querySelector('input')!;
    return input.type === 'email' && input.maxLength === 12 && input.labels![0]!.textContent.includes('Tag "1"');
  });
  const markup =
    '<div data-widget="text-input" data-label="Tag &quot;1&quot;" data-type="email" data-required data-max-length="12"></div>';
  expect(await written(page)).toBe(markup);
  const query = { ...attributes, theme: 'black', 'data-placeholder': '', 'data-required': 'true' };
  await expect.poll(() => queryOf(page)).toEqual(query);

  // A link of the page that is clicked right after the last key must not lose it.
  await page.type('#control-label', '2');
  await page.click('nav.widgets a[href*="/modal.html"]');
  await page.waitForSelector('[data-preview="modal.preview.html"]');
  await goBack(page);
  await page.waitForSelector('[data-preview="text-input.preview.html"]');
  const shown = () => expect.poll(async () => attributesOf(await previewOf(opened)), { timeout: 20_000 });
  await shown().toEqual({ ...attributes, 'data-label': 'Tag "1"2' });
  expect(await page.$eval('input#control-label', ({ value }) => value)).toBe('Tag "1"2');
  await page.click('a[data-value=gray]');
  await page.waitForSelector('html[data-look=gray] .preview');
  await shown().toEqual({ ...attributes, 'data-label': 'Tag "1"2' });

  await page.click('button.reset');
  await expect.poll(() => queryOf(page)).toEqual({ theme: 'gray', dir: 'ltr' });
  expect(await written(page)).toContain('data-label="World name" data-placeholder="My first world"');
  await page.select('select.example', 'error');
  await expect.poll(() => queryOf(page)).toEqual({ theme: 'gray', dir: 'ltr', example: 'error' });
  expect(await written(page)).toContain('data-label="Gamertag"');
  await shown().toMatchObject({ 'data-label': 'Gamertag' });
  expect(opened.errors).toEqual([]);
});

it('explains invalid values beside their controls, and applies the last valid ones', async () => {
  const opened = await openPage('/catalogue/profile-game-card.html?example=link');
  const { page } = opened;
  const frame = await previewOf(opened);
  const before = await attributesOf(frame);
  const problem = (prop: string) => page.$eval(`#problem-${prop}`, ({ textContent }) => textContent);
  const invalid = () => page.$$eval('[aria-invalid=true]', (fields) => fields.map(({ id }) => id));
  await paste(page, '#control-items', '[{"type":');
  await paste(page, '#control-callToAction', '[]');
  await paste(page, '#control-imageUrl', 'javascript:alert(1)');
  await paste(page, '#control-gameTitle', '');
  expect(await problem('items')).toMatch(/^Invalid JSON \(.+\)\. Enter a JSON list/);
  expect(await problem('callToAction')).toBe('Enter a JSON object: { … }');
  expect(await problem('imageUrl')).toBe('Enter an http, https, mailto or tel address, or a relative one.');
  expect(await problem('gameTitle')).toBe('Required: without it, the widget doesn’t mount.');
  expect(await invalid()).toEqual(['gameTitle', 'imageUrl', 'items', 'callToAction'].map((prop) => `control-${prop}`));
  const { 'data-game-title': _, ...others } = before;
  await expect.poll(() => attributesOf(frame)).toEqual(others);
  await expect.poll(() => queryOf(page)['data-items']).toBe('[{"type":');

  // The typed texts survive a reload, and still don't apply.
  await page.reload();
  expect(await page.$eval('textarea#control-items', ({ value }) => value)).toBe('[{"type":');
  await paste(page, '#control-gameTitle', 'Sky');
  expect(await attributesOf(await previewOf(opened))).toEqual({ ...before, 'data-game-title': 'Sky' });
  await paste(page, '#control-items', '[ {"type": "Divider"} ]');
  await expect
    .poll(() => attributesOf(opened.page.frames()[1]!))
    .toMatchObject({ 'data-items': '[{"type":"Divider"}]' });
  expect(await written(page)).toContain(`data-items='[{"type":"Divider"}]'`);
  expect(await problem('items')).toBe('');
});

// Anyone can write a link to a catalogue, so its URL must not add anything but values of props.
it('takes nothing from the URL but values of props', async () => {
  const evil = new URLSearchParams({
    'data-label': '<img src=x onerror="document.title=1">',
    'data-placeholder': '<img src=x onerror="document.title=1">',
    'data-widget': 'modal',
    'data-props': '{"label":"x"}',
    'data-theme': 'gray',
    onclick: 'document.title = 1',
    html: '<b>x</b>',
    example: '<b>x</b>',
    width: '1e9',
  });
  for (const file of ['text-input.html', 'text-input.preview.html']) {
    const opened = await openPage(`/catalogue/${file}?${evil}`);
    const frame = file === 'text-input.html' ? await previewOf(opened) : opened.page.mainFrame();
    await frame.waitForSelector('#preview[data-widget=text-input][data-widget-state=mounted]');
    expect(Object.keys(await attributesOf(frame)).sort()).toEqual(['data-label', 'data-placeholder']);
    expect(await frame.$eval('div#preview', ({ onclick, childElementCount }) => [onclick, childElementCount])).toEqual([
      null,
      0,
    ]);
    expect([await opened.page.$$eval('img[src=x]', (all) => all.length), opened.errors]).toEqual([0, []]);
  }
});

it('gives the preview the chosen width, direction and forced colors', { tags: 'all' }, async () => {
  needs('DevTools protocol');
  const opened = await openPage('/catalogue/marketplace-tile.html?dir=rtl&width=360', {
    viewport: { width: 1280, height: 900 },
  });
  const { page } = opened;
  const frame = await previewOf(opened);
  const facts = () =>
    frame.evaluate(() => ({
      width: innerWidth,
      isNarrow: matchMedia('(max-width: 360px)').matches,
      direction: getComputedStyle(document.querySelector('#preview')!).direction,
      tile: document.querySelector('#preview')!.getBoundingClientRect().width,
      forced: matchMedia('(forced-colors: active)').matches,
    }));
  expect(await facts()).toEqual({ width: 360, isNarrow: true, direction: 'rtl', tile: 328, forced: false });
  await page.select('select.width', '1280');
  await expect.poll(async () => (await facts()).width).toBe(1280);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(queryOf(page).width).toBe('1280');
  await page.select('select.width', '');
  await expect.poll(async () => (await facts()).tile).toBe(280);
  expect(await page.$eval('.forced .state', ({ textContent }) => textContent)).toBe('off');
  const client = await page.createCDPSession();
  await client.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
  await expect.poll(() => page.$eval('.forced .state', ({ textContent }) => textContent)).toBe('on');
  expect((await facts()).forced).toBe(true);
});

it('logs the events of the preview and the examples with details, newest first, until they are cleared', async () => {
  const media = { 'prefers-reduced-motion': 'reduce' };
  const opened = await openPage('/catalogue/flyout.html', { media });
  const { page } = opened;
  const entries = () =>
    page.$$eval('[role=log] p', (all) => all.map(({ textContent }) => textContent.replace(/^[\d:.]+ /, '').trim()));
  const frame = await previewOf(opened);
  await (await frame.$('main > button'))!.click();
  await expect.poll(async () => (await entries())[0]).toBe('cobble:open preview');
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await entries())[0]).toBe('cobble:close preview {"reason":"escape"}');
  await page.click('[data-widget-open="#flyout-plain"]');
  await expect.poll(async () => (await entries())[0]).toBe('cobble:open flyout-plain');
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await entries())[0]).toBe('cobble:close flyout-plain {"reason":"escape"}');
  expect(await entries()).toContain('cobble:mounted preview {"widget":"flyout"}');
  await page.click('button.clear');
  expect([await entries(), opened.errors]).toEqual([[], []]);
});

it('shows every example in the playground without another step back, and works by keyboard', async () => {
  const opened = await openPage('/catalogue/themed-button.html');
  const { page } = opened;
  const link = 'figcaption a[data-example=quiet]';
  await page.focus(link);
  await page.keyboard.press('Enter');
  await expect.poll(() => queryOf(page)).toEqual({ example: 'quiet' });
  expect(await page.evaluate(() => document.activeElement!.className)).toBe('example');
  await page.waitForFunction(() => document.querySelector('.written')!.textContent.includes('Not now'));
  const order: string[] = [];
  for (let step = 0; step < 5; step++) {
    await page.keyboard.press('Tab');
    order.push(await page.evaluate(() => document.activeElement!.className || document.activeElement!.tagName));
  }
  expect(order.slice(0, 4)).toEqual(['width', 'act reset', 'alone', 'SUMMARY']);
  await goBack(page);
  await page.waitForFunction(() => !document.querySelector('.written')!.textContent.includes('Not now'));
  expect(await page.$eval('select.example', ({ value }) => value)).toBe('primary');
});

it('shows live thumbnails that load near the viewport and take no focus', async () => {
  const opened = await openPage('/catalogue/', { viewport: { width: 1280, height: 700 } });
  const { page } = opened;
  const first = '.cards > li:first-child .thumbnail [data-widget]';
  await page.waitForSelector(`${first}[data-widget-state=mounted]`);
  const last = '.cards > li:last-child .thumbnail [data-widget]';
  expect(await page.$eval(last, (widget) => widget.getAttribute('data-widget-state'))).not.toBe('mounted');
  const boxes = await page.$$eval('.thumbnail', (all) =>
    all.map((one) => [one.hasAttribute('inert'), one.getAttribute('aria-hidden'), one.getBoundingClientRect().height]),
  );
  expect(boxes.filter(([inert, hidden, height]) => !inert || hidden !== 'true' || height !== 176)).toEqual([]);
  await page.$eval('[data-preview^=modal]', (frame) => frame.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const frame = (await (await page.$('iframe[data-preview^=modal]'))!.contentFrame())!;
  await frame.waitForFunction(() => document.querySelector('#preview')?.shadowRoot?.querySelector('dialog[open]'));
  expect(await page.evaluate(() => document.activeElement!.tagName)).toBe('BODY');
  await opened.waitForState('mounted', last, true);
  // A click on a thumbnail opens the page of its widget.
  await page.$eval('.cards > li', (card) => card.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await Promise.all([page.waitForNavigation(), page.click('.cards > li:first-child .thumbnail')]);
  expect(page.url()).toMatch(/\/balance-summary\.html/);
});

it('keeps its place when the theme changes, and themes its examples and other pages', { tags: 'all' }, async () => {
  const opened = await openPage('/catalogue/shimmer.html?theme=black');
  const { page } = opened;
  // A widget that mounts later would move the section.
  await opened.waitForMounted();
  await page.$eval('#systems', (section) => section.scrollIntoView());
  await Promise.all([
    page.waitForNavigation(),
    page.$eval('a[data-value="vanilla"]', (link) => (link as HTMLElement).click()),
  ]);
  await expect
    .poll(() => page.evaluate(() => location.href))
    .toBe(`${origin()}/catalogue/shimmer.html?theme=vanilla&dir=ltr#systems`);
  await opened.waitForMounted('#shimmer-line');
  expect(opened.sent(/\/dist\/vanilla\/shimmer\./)).not.toEqual([]);
  const current = await page.$$eval('a[data-choice][aria-current]', (links) =>
    links.map((link) => link.getAttribute('data-value')),
  );
  expect(current).toEqual(['vanilla', 'ltr']);
  expect(await page.$eval('nav.widgets a[href*="/modal.html"]', (link) => link.getAttribute('href'))).toMatch(
    /modal\.html\?theme=vanilla&dir=ltr$/,
  );
});

it('shows its examples in the requested direction and itself left to right', { tags: 'all' }, async () => {
  const opened = await openPage('/catalogue/carousel.html?dir=rtl&theme=none-such');
  const directions = await opened.page.$$eval('.live', (lives) =>
    lives.map((live) => getComputedStyle(live).direction),
  );
  expect([...new Set(directions)]).toEqual(['rtl']);
  expect(await opened.page.evaluate(() => getComputedStyle(document.body).direction)).toBe('ltr');
  await opened.waitForMounted('.live [data-widget]');
  expect(opened.sent(/\/dist\/realms\/cobble\.js/)).not.toEqual([]);
});

it('sends the requests of areas in `cobble serve` to the sandbox', async () => {
  const opened = await openPage('/catalogue/download-links.html');
  await opened.waitForMounted('#download-links-whole');
  await expect
    .poll(() => opened.sent(/^\/api\/v1\.0\/download\/links/).map(({ status }) => status), { timeout: 20_000 })
    .toContain(200);
});

// The sandbox's sign-in page can't be framed, as those of real sites.
it("shows an area's preview of the player who has signed in in another tab", { tags: 'all' }, async () => {
  needs('several windows');
  const opened = await openPage('/catalogue/minecoin-balance.html');
  const frame = await previewOf(opened);
  // `waitForSelector` doesn't notice a link that only appears in a shadow root.
  await frame.waitForFunction(() => document.querySelector('#preview')!.shadowRoot!.querySelector('a[href*="/login"]'));
  await frame.$eval('#preview >>> a[href*="/login"]', (link) => (link as HTMLElement).click());
  const context = opened.page.browserContext();
  const target = await context.waitForTarget(
    (one) => one.type() === 'page' && one.url().includes('/__sandbox/sign-in'),
  );
  const tab = (await target.page())!;
  await (await tab.waitForSelector('form button'))!.click();
  await frame.waitForFunction(() => /\d Minecoins/.test(document.querySelector('#preview')!.shadowRoot!.textContent));
  expect(opened.errors).toEqual([]);
});

it("shows the selected theme's tag, and finds widgets by all typed words within a category", async () => {
  const { page } = await openPage('/catalogue/?theme=gray');
  const shown = () =>
    page.$$eval('.cards > li', (cards) =>
      cards.filter((card) => card.checkVisibility()).map((card) => card.querySelector('b')!.textContent),
    );
  const count = () => page.$eval('.count', ({ textContent }) => textContent);
  const all = await shown();
  expect(await count()).toBe(`${all.length} of ${all.length}`);
  await page.type('input[name=q]', 'DIALOG cobble:close');
  expect(await shown()).toEqual(['modal']);
  expect(await count()).toBe(`1 of ${all.length}`);
  await page.type('input[name=q]', ' nonesuch');
  expect([await shown(), await page.$eval('.none', (none) => none.checkVisibility())]).toEqual([[], true]);
  await page.$eval('input[name=q]', (input) => {
    input.value = '';
  });
  await page.click('label:has(input[value=area-help])');
  const help = ['help-article', 'help-centre', 'help-search', 'server-status'];
  expect(await shown()).toEqual(help);
  await page.type('input[name=q]', 'search');
  await expect.poll(() => queryOf(page)).toEqual({ theme: 'gray', q: 'search', kind: 'area-help' });
  await page.reload();
  expect([await shown(), await page.$eval('input[name=q]', ({ value }) => value)]).toEqual([['help-search'], 'search']);
  await paste(page, 'input[name=q]', '');
  expect(await shown()).toEqual(help);
  await page.click('label:has(input[value=component])');
  const components = await shown();
  expect([components.includes('modal'), components.includes('help-search')]).toEqual([true, false]);
  expect(await page.$eval('.none', (none) => none.checkVisibility())).toBe(false);
  expect(await page.$eval('[data-tag]', ({ textContent }) => textContent)).toBe(
    `<script async src="${origin()}/dist/gray/cobble.js"></script>`,
  );
});

it('focuses the search by /, but not while the visitor types or has turned it off', async () => {
  const { page } = await openPage('/catalogue/');
  await page.waitForSelector('form.find:not([hidden])');
  const search = () => page.$eval('input[name=q]', (input) => [document.activeElement === input, input.value]);
  await page.focus('label:has(input[value=component]) input');
  await page.keyboard.press('/');
  expect(await search()).toEqual([true, '']);
  await page.keyboard.press('/');
  expect(await search()).toEqual([true, '/']);
  await page.click('.shortcut input');
  await page.keyboard.press('/');
  expect(await search()).toEqual([false, '/']);
});

it.each(sampleOf([1280, 360], 1))('fits every page of the catalogue on a screen %i px wide', async (width) => {
  const pages = ['', 'content-systems.html', 'modal.html', 'profile-game-card.html', 'marketplace-search.html'];
  for (const path of sampleOf(pages, 2)) {
    const { page } = await openPage(`/catalogue/${path}?theme=vanilla`, { viewport: { width, height: 780 } });
    // `clientWidth` excludes a scroll bar that takes space.
    const wide = await page.evaluate(
      ({ scrollWidth, clientWidth } = document.documentElement) => scrollWidth - clientWidth,
    );
    expect([path, wide]).toEqual([path, 0]);
    const folds = await page.$$eval('details.fold', (all) => all.map(({ open }) => open));
    expect([path, folds]).toEqual([path, [width > 820, width > 820]]);
  }
});

it.each(sampleOf(['realms', 'gray'], 1))('has no axe violations on the catalogue pages in %s', async (theme) => {
  for (const path of ['', 'content-systems.html', 'text-input.html']) {
    const opened = await openPage(`/catalogue/${path}?theme=${theme}`, {
      viewport: path ? { width: 1280, height: 900 } : { width: 360, height: 780 },
    });
    if (path === 'text-input.html') await opened.waitForMounted();
    expect([path, await axeFindings(opened.page)]).toEqual([path, []]);
  }
});
