import { expect, it } from 'vitest';
import { experiment, site } from '../experiments/site';
import { harness } from '../harness';
import type { OpenedPage } from '../opened-page';
import { sampleOf } from '../sample-of';

const tools = harness();
const { pageWith } = tools;

/**
 * Members of `document` that `src`, Preact, DOMPurify and react-toastify read (`git grep "document\."`). A named
 * element hides each of these members: `document.body` is then `<img name="body">`.
 */
const ofDocument = [
  'activeElement',
  'addEventListener',
  'adoptedStyleSheets',
  'appendChild',
  'baseURI',
  'body',
  'childNodes',
  'contains',
  'cookie',
  'createComment',
  'createDocumentFragment',
  'createElement',
  'createElementNS',
  'createEvent',
  'createNodeIterator',
  'createRange',
  'createTextNode',
  'createTreeWalker',
  'currentScript',
  'defaultView',
  'dispatchEvent',
  'doctype',
  'documentElement',
  'domain',
  'firstChild',
  'fonts',
  'forms',
  'getElementById',
  'getElementsByTagName',
  'getRootNode',
  'hasFocus',
  'head',
  'hidden',
  'implementation',
  'importNode',
  'nodeType',
  'ownerDocument',
  'prerendering',
  'querySelector',
  'querySelectorAll',
  'readyState',
  'referrer',
  'removeEventListener',
  'scripts',
  'styleSheets',
  'title',
  'visibilityState',
];
/** Members of `window` that may be undefined. An element with that ID or name then defines them. */
const ofWindow = [
  'cobble',
  'cobbleSettings',
  'cookieStore',
  'dataLayer',
  'shared',
  'msCrypto',
  'navigation',
  'requestIdleCallback',
  'safeDocument',
  'scheduler',
  'trustedTypes',
  'version',
  'XDomainRequest',
];
/** A form's fields hide the form's own members. */
const ofElements = [
  'addEventListener',
  'attachShadow',
  'attributes',
  'children',
  'closest',
  'contains',
  'dataset',
  'dispatchEvent',
  'getAttribute',
  'getClientRects',
  'id',
  'isConnected',
  'localName',
  'matches',
  'nodeType',
  'ownerDocument',
  'parentElement',
  'querySelectorAll',
  'removeAttribute',
  'setAttribute',
  'shadowRoot',
];
/** Members of `window.cobble`, `cobbleSettings` and the tag. */
const members = [
  'allow',
  'api',
  'base',
  'endpoints',
  'experiments',
  'flights',
  'ignore',
  'map',
  'nonce',
  'push',
  'scan',
  'src',
  'theme',
  'version',
];

const form = (name: string) =>
  `<form id="${name}" name="${name}">${members.map((member) => `<input name="${member}" value="http://evil.test/">`).join('')}</form>`;

const kinds: Readonly<Record<string, (name: string) => string>> = {
  'images by name': (name) => `<img name="${name}" id="${name}" alt="" src="data:,http://evil.test/">`,
  'forms with fields': form,
  'two links with one id': (name) =>
    `<a id="${name}" name="theme" href="http://evil.test/">{"theme":"gray"}</a><a id="${name}" name="base" href="http://evil.test/"></a>`,
  'embeds and objects': (name) => `<embed name="${name}"><object id="${name}" name="${name}"></object>`,
  frames: (name) =>
    `<iframe name="${name}" srcdoc="<script>var version='9',theme='gray',api='http://evil.test',scan='manual',push=[].push</script>"></iframe>`,
};

const hostileForm = `<form data-widget="themed-button" data-load="interaction" data-widget-open="#panel">${ofElements.map((name) => `<input name="${name}">`).join('')}</form>`;

const product = `<div id="tile" data-widget="marketplace-tile" data-title="Castle Siege" data-price="830" data-load="idle"></div>
  <div id="late" data-widget="themed-button" data-load="interaction"><button type="button">Later</button></div>
  <div id="field" data-widget="text-input" data-label="Name" data-name="name"></div>
  <div id="article" data-widget="help-article" data-article-id="360040300301"></div>
  <div id="search" data-widget="help-search"></div>
  <div id="regions" data-widget="region-picker"></div>
 <div id="slides" data-widget="carousel" data-label="Slides"><a href="/a">A</a><a href="/b">B</a><a href="/c">C</a></div>
  <button id="opener" type="button" data-widget-open="#panel">Open</button>
  <div id="panel" data-widget="modal" data-heading="Panel" data-load="eager"><p>Body</p></div>`;

/** Returns the text of a widget. Uses prototypes, because members of `document` are hidden. */
const shownIn = ({ page }: OpenedPage, id: string) =>
  page.evaluate((id) => {
    const element = Document.prototype.getElementById.call(document, id) as HTMLElement;
    return `${element.dataset.widgetState}: ${element.shadowRoot?.textContent ?? ''}`;
  }, id);

const untilShown = (opened: OpenedPage, id: string, text: RegExp) =>
  expect
    .poll(
      async () => {
        await opened.page.evaluate((id) => Document.prototype.getElementById.call(document, id)!.scrollIntoView(), id);
        return shownIn(opened, id);
      },
      { message: `#${id}`, interval: 100 },
    )
    .toMatch(text);

// threats 1, 2, 10
it.each(sampleOf(Object.entries(kinds), 2))(
  'ignores elements that are named like members of document and window: %s',
  async (kind, write) => {
    const names =
      kind === 'frames'
        ? sampleOf([...ofWindow, 'body', 'currentScript', 'querySelector'], 8)
        : [...new Set([...ofDocument, ...ofWindow])];
    const clobber = names.map(write).join('');
    tools.publish('/exp/clobbered.js', 'window.ran = true');
    tools.publish('/exp/clobbered.css', 'p { outline: 0 }');
    const { html } = site(tools, {
      config: [experiment('a', 'clobbered')],
      flights: ['clobbered'],
      head: `</head><body>${clobber}${hostileForm}`,
      body: product,
      attributes: 'data-antiflicker="800" data-theme="vanilla"',
      json: { telemetry: { adapter: 'dataLayer' } },
    });
    const opened = await pageWith(html);
    const { page } = opened;
    await untilShown(opened, 'tile', /^mounted: .*Castle Siege/);
    await untilShown(opened, 'article', /^mounted: .*What your device needs/s);
    await untilShown(opened, 'search', /^mounted/);
    await untilShown(opened, 'regions', /^mounted: .*Sweden/s);
    await untilShown(opened, 'field', /^mounted/);
    await untilShown(opened, 'slides', /^mounted/);
    await untilShown(opened, 'panel', /^mounted/);
    expect(await shownIn(opened, 'late')).toMatch(/^waiting/);
    const found = await page.evaluate(async () => {
      const byId = (id: string) => Document.prototype.getElementById.call(document, id) as HTMLElement;
      const { cobble } = window as never as {
        cobble: {
          get(target: string): { ready: Promise<unknown> };
          scan(root: Node): Promise<unknown>;
          flights: { ready: Promise<void>; on: string[] };
          services(): Promise<{ helpCentre: { sections(): Promise<object> } }>;
        };
      };
      await cobble.flights.ready;
      byId('opener').click();
      byId('late').querySelector('button')!.click();
      await cobble.get('#late').ready;
      await cobble.scan(document);
      const { helpCentre } = await cobble.services();
      return {
        on: cobble.flights.on,
        ran: (window as never as { ran?: true }).ran,
        sections: Object.keys(await helpCentre.sections()),
        flicker: (Reflect.get(Document.prototype, 'adoptedStyleSheets', document) as CSSStyleSheet[])
          .filter(({ cssRules }) => cssRules[0]?.cssText.includes('antiflicker'))
          .map(({ disabled }) => disabled),
      };
    });
    expect(found).toMatchObject({ on: ['clobbered'], ran: true, flicker: [true] });
    expect(found.sections).toContain('sections');
    await expect
      .poll(() =>
        page.evaluate(
          () => Document.prototype.getElementById.call(document, 'panel')!.shadowRoot!.querySelector('dialog')!.open,
        ),
      )
      .toBe(true);
    await opened.waitForIdle();
    // The loader prefetches the sheet of the bundle's theme.
    expect(opened.sent(/\/vanilla\/marketplace-tile\.\w+\.css/).map(({ path }) => path.split('/')[2])).toEqual([
      'vanilla',
    ]);
    expect(opened.requests.filter(({ url }) => new URL(url).hostname === 'evil.test')).toEqual([]);
    expect(opened.errors).toEqual([]);
    expect(opened.consoleMessages('error')).toEqual([]);
  },
  60_000,
);

// threat 1
it.each(
  sampleOf(
    [
      ['a span', '<span data-cobble-config>{"theme":"gray"}</span>'],
      ['a link', '<a data-cobble-config>{"theme":"gray","endpoints":{"api":"http://evil.test"}}</a>'],
      ['a template', '<template data-cobble-config>{"theme":"gray"}</template>'],
      ['a broken element', '<b data-cobble-config>{</b>'],
    ] as const,
    2,
  ),
)('reads settings from a script element only, not from %s before it', async (_, content) => {
  const opened =
    await pageWith(`${content}<script type="application/json" data-cobble-config>{"theme":"vanilla"}</script><script async src="/dist/realms/cobble.js"></script>
    <div data-widget="marketplace-tile" data-title="A"></div><div data-widget="server-status"></div>`);
  await opened.waitForMounted('[data-widget]');
  await opened.waitForIdle();
  // The loader prefetches the sheet of the bundle's theme.
  expect(opened.sent(/\/marketplace-tile\.\w+\.css/).map(({ path }) => path.split('/')[2])).toEqual([
    'realms',
    'vanilla',
  ]);
  expect(opened.requests.filter(({ url }) => new URL(url).hostname === 'evil.test')).toEqual([]);
  expect(opened.consoleMessages('error')).toEqual([]);
});

// threat 10
it('counts as loaded only with a version that is a string, not if a form has the id cobble', async () => {
  const opened = await pageWith(
    '<form id="cobble"><input name="version" value="1"></form><script async src="/dist/realms/cobble.js"></script><div data-widget="marketplace-tile" data-title="A"></div>',
  );
  await opened.waitForMounted();
});

// LDR-1
it('defines no global variable except cobble', async () => {
  const names = () => Object.getOwnPropertyNames(window);
  const opened = await pageWith(
    '<script>window.before = Object.getOwnPropertyNames(window)</script><script src="/dist/realms/cobble.js"></script>',
  );
  const before = await opened.page.evaluate(() => (window as never as { before: string[] }).before);
  expect((await opened.page.evaluate(names)).filter((name) => !before.includes(name)).sort()).toEqual([
    'before',
    'cobble',
  ]);
});
