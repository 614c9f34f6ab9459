import type { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { expectSameScreenshot } from '../expect-same-screenshot';
import { extendFontTimeout } from '../extend-font-timeout';
import { harness } from '../harness';
import type { OpenedPage } from '../opened-page';
import { sampleOf } from '../sample-of';
import { FILES, tag, tile } from './tag';

const { pageWith } = harness();
const stateOf = ({ page }: OpenedPage, selector: string) =>
  page.$eval(selector, (element) => element.getAttribute('data-widget-state'));
const isOpen = ({ page }: OpenedPage, selector: string) =>
  page.$eval(selector, (element) => !!element.shadowRoot?.querySelector('dialog')?.open);
const panel = '<div id="panel" data-widget="modal" data-heading="Panel" data-load="eager"><p>Body</p></div>';

/** User content that tries each way to mount widgets and to open the site's own widgets. */
const written = `<div class="theirs" data-widget="marketplace-tile" data-title="Theirs"></div>
  <div class="theirs" data-widget="modal" data-heading="Session expired" data-load="eager"><p>Sign in again</p></div>
  <div class="theirs" data-widget="themed-button" data-load="interaction"><a href="#theirs">Theirs</a></div>
  <div class="theirs" data-widget="themed-button" data-load="idle">Theirs</div>
  <div class="theirs" data-widget="themed-button" data-load="media (min-width: 1px)">Theirs</div>
  <div class="theirs" data-widget="no-such-widget"></div>
  <form class="theirs" data-widget="text-input" data-label="Password"></form>
  <a class="opener" data-widget-open="#panel" href="#went">Open</a><a class="opener" data-widget-toggle="#panel" href="#went">Toggle</a>`;

// threat 4
it.each(
  sampleOf(
    [
      ['a region of data-ignore', 'data-ignore=".comments, #guests"', '<div class="comments">', '</div>'],
      ['an element that data-ignore matches', 'data-ignore="div.theirs, .opener, form"', '<div>', '</div>'],
      ['a nested region', 'data-ignore="article"', '<article><div><p></p>', '</div></article>'],
      ['a region of data-cobble-off', '', '<section data-cobble-off>', '</section>'],
    ] as const,
    2,
  ),
)('ignores every widget and opener in %s, without a request', async (_, attributes, start, end) => {
  const html = (content: string) => `${tag(attributes)}${start}${content}${end}`;
  const opened = await pageWith(html(written));
  await opened.waitForIdle();
  expect(await opened.page.$$eval('[data-widget-state]', (elements) => elements.length)).toBe(0);
  expect(opened.sent(FILES)).toEqual([]);
  await opened.page.click('.opener');
  await opened.page.click('[data-load=interaction] a');
  await opened.waitForIdle();
  expect(await opened.page.evaluate(() => location.hash)).toBe('#theirs');
  expect(opened.sent(FILES)).toEqual([]);
  expect([opened.console, opened.errors]).toEqual([[], []]);
});

// threat 4
it('changes no pixel for attributes in an ignored region', async () => {
  const style = '<style>body{margin:0}div{min-height:40px}</style>';
  const html = (content: string) =>
    `${tag('data-ignore=".comments"')}${style}<div class="comments">${content}</div>${tile()}`;
  const plain = written.replaceAll(/ data-[\w-]+="[^"]*"/g, '');
  const pictures: PNG[] = [];
  for (const content of [written, plain]) {
    const opened = await pageWith(html(content), { before: extendFontTimeout });
    await opened.waitForMounted('body > [data-widget]');
    await opened.waitForRendering();
    pictures.push(await opened.screenshot());
  }
  expectSameScreenshot('an ignored region', pictures[0]!, pictures[1]!);
});

// threat 4
it('ignores an opener in an ignored region, but not one outside', async () => {
  const opened = await pageWith(
    `${tag('data-ignore=".comments"')}${panel}<div class="comments">${written}</div><button id="ours" data-widget-open="#panel">Open</button>`,
  );
  await opened.waitForState('mounted', '#panel');
  await opened.page.click('.opener');
  await opened.waitForIdle();
  expect(await isOpen(opened, '#panel')).toBe(false);
  await opened.page.click('#ours');
  await opened.page.waitForFunction(() => document.querySelector('#panel')!.shadowRoot?.querySelector('dialog')?.open);
  await opened.page.evaluate(() => document.querySelector<HTMLElement>('[data-widget-toggle]')!.click());
  await opened.waitForIdle();
  expect(await isOpen(opened, '#panel')).toBe(true);
});

// threat 4
it("opens the site's own widget if an ignored element has the same id", async () => {
  const opened = await pageWith(
    `${tag()}<div data-cobble-off><div id="panel" data-widget="modal"></div></div>${panel}<button id="ours" data-widget-open="#panel">Open</button>`,
  );
  await opened.waitForState('mounted', 'body > #panel');
  await opened.page.click('#ours');
  await opened.page.waitForFunction(
    () => document.querySelector('body > #panel')!.shadowRoot?.querySelector('dialog')?.open,
  );
  expect(
    await opened.page.evaluate(() =>
      (window as never as { cobble: { get(target: string): { element: Element } | null } }).cobble.get(
        '[data-cobble-off] div',
      ),
    ),
  ).toBeNull();
});

// threat 4
it('ignores widgets that are added to an ignored region later', async () => {
  const opened = await pageWith(`${tag('data-ignore=".comments"')}<div class="comments"></div>`);
  await opened.page.evaluate(async (html) => {
    await (window as never as { cobble: { ready: Promise<void> } }).cobble.ready;
    document.querySelector('.comments')!.innerHTML = html;
  }, written);
  await opened.waitForIdle();
  expect(await opened.page.$$eval('[data-widget-state]', (elements) => elements.length)).toBe(0);
  expect(opened.sent(FILES)).toEqual([]);
});

// threat 4
it('unmounts a widget that is moved into an ignored region, and mounts it again outside', async () => {
  const states = ['mounted', 'waiting'] as const;
  const opened = await pageWith(
    `${tag('data-ignore=".comments"')}<div class="comments"></div><main>${tile('id="mounted"')}${tile('id="waiting" data-load="interaction"')}</main>`,
  );
  for (const state of states) await opened.waitForState(state, `#${state}`);
  await opened.page.evaluate(() => {
    const unmounted: string[] = [];
    Object.assign(window, { unmounted });
    for (const tile of document.querySelectorAll('main > *')) {
      tile.addEventListener('cobble:unmounted', () => unmounted.push(tile.id));
      document.querySelector('.comments')!.append(tile);
    }
  });
  await opened.page.waitForFunction(() => !document.querySelector('[data-widget-state]'));
  expect(await opened.page.evaluate(() => (window as never as { unmounted: string[] }).unmounted)).toEqual(['mounted']);
  for (const state of states)
    expect(await opened.page.$eval(`#${state}`, (element) => (element as HTMLElement).innerText.trim())).toBe(
      'Castle Siege',
    );
  await opened.waitForIdle();
  for (const state of states) expect(await stateOf(opened, `#${state}`)).toBeNull();
  await opened.page.evaluate(() =>
    document.querySelector('main')!.append(...document.querySelectorAll('.comments > *')),
  );
  for (const state of states) await opened.waitForState(state, `#${state}`);
});

// threat 4
it("ignores the whole page if data-ignore can't be parsed, and reports it once", async () => {
  const opened = await pageWith(`${tag('data-ignore=".comments, (("')}${tile()}${written}`);
  await opened.waitForIdle();
  await opened.page.click('.opener');
  await opened.waitForIdle();
  expect(await opened.page.$$eval('[data-widget-state]', (elements) => elements.length)).toBe(0);
  expect(opened.consoleMessages('error', /data-ignore.*\.comments, \(\(.*CSS selector/)).toHaveLength(1);
  expect(opened.errors).toEqual([]);
});

// threat 4
it.each(
  sampleOf(
    [
      ['the tag', tag('data-allow="marketplace-tile  shimmer"')],
      ['cobbleSettings', `<script>window.cobbleSettings={allow:"marketplace-tile"}</script>${tag()}`],
      [
        'a list in cobbleSettings',
        `<script>window.cobbleSettings={allow:["shimmer","marketplace-tile"]}</script>${tag()}`,
      ],
      ['the query of src', '<script async src="/dist/realms/cobble.js?allow=marketplace-tile"></script>'],
      [
        "the page's JSON",
        `${tag()}<script type="application/json" data-cobble-config>{"allow":"marketplace-tile"}</script>`,
      ],
    ] as const,
    3,
  ),
)('mounts only the widgets that %s allows, and leaves the others without a state or an error', async (_, script) => {
  const opened = await pageWith(
    `${script}${tile('id="tile"')}<div id="panel" data-widget="modal" data-load="eager"><p>Body</p></div><div id="item" data-widget="marketplace-item" data-product-id="1"></div>`,
  );
  await opened.waitForState('mounted', '#tile');
  await opened.waitForIdle();
  expect([await stateOf(opened, '#panel'), await stateOf(opened, '#item')]).toEqual([null, null]);
  expect(await opened.page.$eval('#panel', (element) => element.shadowRoot)).toBeNull();
  expect([opened.console, opened.errors]).toEqual([[], []]);
});

// threat 4
it.each(
  sampleOf(
    [
      ['cobbleSettings', `<script>window.cobbleSettings={ignore:".comments"}</script>${tag()}`],
      ['the query of src', '<script async src="/dist/realms/cobble.js?ignore=.comments"></script>'],
      ["the page's JSON", `${tag()}<script type="application/json" data-cobble-config>{"ignore":".comments"}</script>`],
    ] as const,
    2,
  ),
)('ignores a region that %s names', async (_, script) => {
  const opened = await pageWith(`${script}${tile('id="tile"')}${panel}<div class="comments">${written}</div>`);
  await opened.waitForState('mounted', '#tile');
  await opened.waitForState('mounted', '#panel');
  await opened.waitForIdle();
  await opened.page.click('.opener');
  await opened.waitForIdle();
  // The page's JSON is read when the first widget's code loads. Until then, widgets may be in the state `waiting`.
  expect(
    await opened.page.$$eval(
      '.comments [data-widget]',
      (elements) =>
        elements.filter(
          (element) => element.shadowRoot || !/^(waiting)?$/.test(element.getAttribute('data-widget-state') ?? ''),
        ).length,
    ),
  ).toBe(0);
  expect(await isOpen(opened, '#panel')).toBe(false);
  expect([opened.consoleMessages('warn'), opened.consoleMessages('error', /cobble/), opened.errors]).toEqual([
    [],
    [],
    [],
  ]);
});

// Excluded widgets used to stay in the state `waiting` until they were in view.
it.each(['{"allow":"shimmer"}', '{"ignore":".comments"}'])(
  "removes the state of widgets below the fold that the page's JSON excludes: %s",
  async (json) => {
    const opened = await pageWith(
      `${tag()}<script type="application/json" data-cobble-config>${json}</script><div data-widget="shimmer"></div><div style="height:4000px"></div><div class="comments">${tile('id="far"')}${tile('data-load="interaction"')}</div><div id="last" data-widget="shimmer"></div>`,
    );
    await opened.page.waitForFunction(() => !document.querySelector('.comments [data-widget-state]'));
    expect(await stateOf(opened, '#last')).toBe('waiting');
    await opened.waitForMounted('#last');
    await opened.waitForIdle();
    expect([await stateOf(opened, '#far'), opened.console, opened.errors]).toEqual([null, [], []]);
  },
);

// threat 4
it('opens articles in the help centre, not in an ignored article widget', async () => {
  const opened = await pageWith(
    `${tag('data-ignore=".comments"')}<div class="comments"><div data-widget="help-article"></div></div><div id="help" data-widget="help-centre"></div>`,
    { path: '/page/help-region' },
  );
  await opened.waitForMounted('#help');
  await opened.page.evaluate(() => history.pushState(null, '', '?hc-article=360040300301'));
  await opened.page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await opened.page.waitForFunction(() =>
    document.querySelector('#help')!.shadowRoot?.textContent?.includes('What your device needs'),
  );
});

// The ignored element used to count as a server-rendered widget, so the web font wasn't loaded.
it('loads the web font although an ignored element has the state of a server-rendered widget', async () => {
  const opened = await pageWith(
    `${tag('data-ignore=".comments"')}<div class="comments"><i data-widget="x" data-widget-state="drawn"></i></div><i data-widget-state="drawn"></i>${tile('id="tile"')}`,
    { before: extendFontTimeout },
  );
  await opened.waitForMounted('#tile');
  await opened.page.waitForFunction(() => [...document.fonts].some(({ family }) => family.includes('Cobble')));
});

// A click on a label makes the browser click the opener.
it('opens no dialog for a label in an ignored region, but for one of the site', async () => {
  const label = (id: string) => `<label id="${id}" for="ours">Win a prize</label>`;
  const opened = await pageWith(
    `${tag('data-ignore=".comments"')}${panel}<div class="comments">${label('theirs')}</div>${label('sites')}<button id="ours" data-widget-open="#panel">Open</button>`,
  );
  await opened.waitForState('mounted', '#panel');
  await opened.page.waitForSelector('#ours[aria-haspopup=dialog]');
  await opened.page.click('#theirs');
  await opened.waitForIdle();
  expect(await isOpen(opened, '#panel')).toBe(false);
  await opened.page.click('#sites');
  await opened.page.waitForFunction(() => document.querySelector('#panel')!.shadowRoot?.querySelector('dialog')?.open);
});

// Each change of the page used to start another search, while the earlier searches still ran.
it.each([
  ['widgets', '<i data-widget="x"></i>'],
  ['openers', '<button data-widget-open="#panel"></button>'],
])('searches a page with 10,000 ignored %s a few times, however often it changes', { tags: 'all' }, async (_, one) => {
  const opened = await pageWith(
    `${tag('data-ignore=".comments"')}${panel}<div class="comments">${one.repeat(10_000)}</div><p id="changing"></p>`,
  );
  await opened.waitForState('mounted', '#panel');
  const CHANGES = 40;
  const calls = await opened.page.evaluate(
    async (changes, html) => {
      const { closest } = Element.prototype;
      let calls = 0;
      Element.prototype.closest = function (selector: string) {
        calls++;
        return closest.call(this, selector);
      };
      for (let change = 0; change < changes; change++) {
        document.querySelector('#changing')!.innerHTML = `<b>${change}</b>`;
        await new Promise((resolve) => setTimeout(resolve));
      }
      document.querySelector('#changing')!.innerHTML = html;
      const mounted = new Promise((resolve) => document.addEventListener('cobble:mounted', resolve));
      await mounted;
      return calls;
    },
    CHANGES,
    tile('data-load="eager"'),
  );
  expect(calls).toBeLessThan(10_000 * 8);
});
