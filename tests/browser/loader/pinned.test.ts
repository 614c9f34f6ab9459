import { describe, expect, it } from 'vitest';
import { harness } from '../harness';
import type { OpenedPage } from '../opened-page';
import { sampleOf } from '../sample-of';
import {
  blockedByBrowser,
  blockedByCobble,
  builtFiles,
  executedScripts,
  serveChanged,
  snippetOutput,
  states,
} from './pinned-page';

const { pageWith } = harness();
const files = builtFiles();
const pick = (pattern: RegExp) => files.filter((path) => pattern.test(path));
const id = /^realms\/cobble\.(\w+)\.js$/.exec(pick(/^realms\/cobble\.\w+\.js$/)[0]!)![1]!;

/** The files of the theme Realms, grouped by the effect of a change. The theme Gray represents the others. */
const widgets = pick(/^realms\/(?!room\.|areas\.).*\.css$/).map((path) => path.split(/[/.]/)[1]!);
const chunksOfWidgets = widgets.map((widget) => `chunks/${widget}.${id}.js`);
const sheets = pick(/^(realms|gray)\/(?!room\.).*\.css$/);
const room = `room.${id}.css`;
const ticketForm = `chunks/ticket-form.${id}.js`;
const asked = ['runtime', 'report', 'act', 'command', 'replay', 'services', 'experiments'].map(
  (name) => `chunks/${name}.${id}.js`,
);
const lists = pick(/^integrity\/(realms|gray|chunks)\./);
const font = 'fonts/jersey-10.woff2';
const imported = pick(/^chunks\//).filter((path) => ![...chunksOfWidgets, ...asked].includes(path));

const place = (widget: string, attributes = '') =>
  `<div data-widget="${widget}" data-load="eager" ${attributes}><p>Old</p></div>`;
/** The widgets that the test page contains. `ofSome` selects their files. */
const some = sampleOf(widgets, 5);
const ofSome = (paths: readonly string[]) =>
  paths.filter((path) => ['areas', ...some].includes(path.split(/[/.]/)[1]!));
const all = some.map((widget) => place(widget)).join('');
const open = async (body: string, paths: readonly string[], attributes = '') => {
  const tag = (await snippetOutput({ pin: true, linkRoom: true })).replace(
    '<script async',
    `<script async ${attributes}`,
  );
  return pageWith(`${tag}<button id="opener" data-widget-open="#bad">Open</button>${body}`, {
    faults: serveChanged(paths),
  });
};
const expectRejected = async (opened: OpenedPage, paths: readonly string[]) => {
  // Cobble reports a file after the last attempt.
  await expect.poll(() => blockedByCobble(opened)).toEqual([...paths].sort());
  expect(await executedScripts(opened)).toEqual([]);
  expect(opened.errors).toEqual([]);
};

// threat 6
describe('a pinned page with a changed file', () => {
  it('runs nothing if the pasted file is changed', async () => {
    const opened = await open(all, [`realms/cobble.${id}.js`]);
    await expect.poll(() => blockedByBrowser(opened, [`realms/cobble.${id}.js`])).toEqual([`realms/cobble.${id}.js`]);
    expect(await executedScripts(opened)).toEqual([]);
    expect(await states(opened)).toEqual(some.map((widget) => [widget, null, true]));
  });

  it.each(
    sampleOf(
      [
        ['the chunk of each widget, at each of three attempts', ofSome(chunksOfWidgets), ''],
        ['each stylesheet', ofSome(sheets.filter((path) => path.startsWith('realms/'))), ''],
        [
          'each stylesheet of another theme',
          ofSome(sheets.filter((path) => path.startsWith('gray/'))),
          'data-theme="gray"',
        ],
      ] as const,
      2,
    ),
  )('keeps the fallback if the change is in %s', { tags: 'all' }, async (_, paths, attributes) => {
    const opened = await open(all, paths, attributes);
    await opened.waitForState('error');
    await expectRejected(opened, paths);
    expect(await states(opened)).toEqual(some.map((widget) => [widget, 'error', true]));
    for (const path of paths)
      expect(opened.sent(new RegExp(path)).filter(({ type }) => type === 'script')).toHaveLength(
        path.endsWith('.js') ? 3 : 0,
      );
    // For an area, the message names whichever of its two stylesheets failed first.
    for (const widget of some)
      await expect
        .poll(() =>
          opened.consoleMessages(
            'error',
            new RegExp(`^cobble: ${widget}: .*/(${widget}|areas)\\.\\S+ was blocked \\(integrity\\)`),
          ),
        )
        .toHaveLength(1);
  });

  it.each([
    ['the runtime', `chunks/runtime.${id}.js`],
    ["the theme's list of integrities", `integrity/realms.${id}.json`],
  ])('mounts no widget if the change is in %s', async (_, path) => {
    const opened = await open(place('themed-button'), [path]);
    await opened.waitForState('error');
    await expectRejected(opened, [path]);
    expect(await states(opened)).toEqual([['themed-button', 'error', true]]);
  });

  it("loads no file for a widget that the build doesn't have", async () => {
    const body = '(globalThis.changed ??= []).push("unknown widget"); export const component = 0;';
    const opened = await pageWith((await snippetOutput({ pin: true })) + place('themed-buton'), {
      faults: [{ url: /\/chunks\/themed-buton/, body }],
    });
    await opened.waitForState('error');
    expect(await executedScripts(opened)).toEqual([]);
    expect(opened.sent(/themed-buton/)).toEqual([]);
    await expect.poll(() => opened.consoleMessages('error', /unknown widget 'themed-buton'/)).toHaveLength(1);
  });

  it('mounts only the widgets of other themes if the list of a theme is changed', { tags: 'all' }, async () => {
    const opened = await open(`${place('themed-button')}${place('flyout', 'id="bad" data-theme="gray"')}`, [
      `integrity/gray.${id}.json`,
    ]);
    await opened.waitForState('error', '#bad');
    await opened.waitForState('mounted', '[data-widget=themed-button]');
    await expectRejected(opened, [`integrity/gray.${id}.json`]);
  });

  it('rejects a changed chunk even if the list of chunks is changed too', { tags: 'all' }, async () => {
    const opened = await open(place('themed-button'), [`integrity/chunks.${id}.json`, `chunks/themed-button.${id}.js`]);
    await opened.waitForState('error');
    await expectRejected(opened, [`integrity/chunks.${id}.json`]);
    await expect
      .poll(() => blockedByBrowser(opened, [`chunks/themed-button.${id}.js`]))
      .toContain(`chunks/themed-button.${id}.js`);
    expect(await executedScripts(opened)).toEqual([]);
  });

  it('mounts only components if the shared stylesheet of areas is changed', { tags: 'all' }, async () => {
    const path = `realms/areas.${id}.css`;
    const opened = await open(['themed-button', 'sign-in', 'server-status'].map((name) => place(name)).join(''), [
      path,
    ]);
    await opened.waitForState('mounted', '[data-widget=themed-button]');
    for (const area of ['sign-in', 'server-status']) await opened.waitForState('error', `[data-widget=${area}]`);
    await expectRejected(opened, [path]);
    expect((await states(opened)).slice(1)).toEqual([
      ['sign-in', 'error', true],
      ['server-status', 'error', true],
    ]);
  });

  it('mounts the widget, but reserves no space, if room.css is changed', async () => {
    const opened = await open(place('themed-button'), [room]);
    await opened.waitForMounted();
    await expect.poll(() => blockedByBrowser(opened, [room])).toEqual([room]);
    // Firefox lists a blocked stylesheet, but without rules.
    const rules = () => [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map((one) => one.cssText));
    expect(await opened.page.evaluate(rules)).toEqual([]);
  });

  it('mounts the widget with a system font if the web font is changed', async () => {
    const opened = await open(place('themed-button'), [font]);
    await opened.waitForMounted();
    await expectRejected(opened, [font]);
    expect(
      await opened.page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length),
    ).toBe(0);
  });

  it('offers to try again if the lazy part of a mounted widget is changed', { tags: 'all' }, async () => {
    const opened = await open(place('support-ticket'), [ticketForm]);
    await expect.poll(() => blockedByBrowser(opened, [ticketForm])).toEqual([ticketForm]);
    await opened.page.waitForFunction(() =>
      document.querySelector('[data-widget]')!.shadowRoot?.querySelector('[role=alert] button,form'),
    );
    expect(await executedScripts(opened)).toEqual([]);
    expect(opened.errors).toEqual([]);
  });

  it('reports a failure even if the code of the message is changed', { tags: 'all' }, async () => {
    const opened = await open(place('flyuot'), [asked[1]!]);
    await opened.waitForState('error');
    await expectRejected(opened, [asked[1]!]);
  });

  it('rejects calls that need chunks/act or chunks/services if those are changed', { tags: 'all' }, async () => {
    const paths = ['act', 'services'].map((name) => `chunks/${name}.${id}.js`);
    const opened = await open(
      place('themed-button', 'id="bad" data-load="interaction"').replace('data-load="eager" ', ''),
      paths,
    );
    for (const [name, call] of [
      ['act', 'cobble.get("#bad").focus().catch(String)'],
      ['services', 'cobble.services().catch(String)'],
    ])
      expect(await opened.page.evaluate(call!)).toMatch(new RegExp(`/${name}\\.\\S+ was blocked \\(integrity\\)`));
    await expectRejected(opened, paths);
  });

  it('ignores clicks if chunks/command and chunks/replay are changed', { tags: 'all' }, async () => {
    const [command, replay] = ['command', 'replay'].map((name) => `chunks/${name}.${id}.js`) as [string, string];
    const opened = await open(
      place('flyout', 'id="bad"') +
        place('themed-button', 'id="late" data-load="interaction"').replace('data-load="eager" ', ''),
      [command, replay],
    );
    await opened.page.click('#opener');
    await expect.poll(() => blockedByCobble(opened)).toEqual([command]);
    await opened.page.click('#late');
    await expect.poll(() => blockedByCobble(opened)).toEqual([command, replay]);
    expect(await executedScripts(opened)).toEqual([]);
  });

  it('runs no experiment if chunks/experiments is changed, and shows what was hidden', { tags: 'all' }, async () => {
    const opened = await open(
      '<h1 data-antiflicker>Welcome</h1>',
      [`chunks/experiments.${id}.js`],
      'data-experiments="on" data-antiflicker="60000"',
    );
    await expectRejected(opened, [`chunks/experiments.${id}.js`]);
    await opened.page.waitForFunction(() => getComputedStyle(document.querySelector('h1')!).visibility === 'visible');
  });

  it('rejects every changed import of a chunk at each attempt', async () => {
    // WebKit doesn't apply the import map to scripts that the driver runs, so the page imports the chunks itself.
    const opened = await open(
      `<script>attempt = (paths) =>
        Promise.all(paths.map((path) => import('/dist/' + path).then(() => 'imported ' + path, () => path)))</script>`,
      imported,
    );
    const failed = await opened.page.evaluate(async (paths) => {
      const { attempt } = window as never as { attempt(paths: string[]): Promise<string[]> };
      return [await attempt(paths), await attempt(paths)];
    }, imported);
    expect(failed).toEqual([imported, imported]);
    expect(await executedScripts(opened)).toEqual([]);
    await expect.poll(() => blockedByBrowser(opened, imported)).toEqual([...imported].sort());
  });

  it('tests every file of the build that a pinned page may request', () => {
    const tried = [
      `realms/cobble.${id}.js`,
      ...chunksOfWidgets,
      ...sheets,
      ...asked,
      ...lists,
      ...imported,
      font,
      room,
    ];
    // Files that the pages above don't need: room.css is for the plain tag, texts and further letters are for other
    // pages, and face.css is for server-rendered pages. Dialogs work without `hold-page`, and fields in Firefox work
    // without `keep-field`.
    const others =
      /^(chunks\/(hold-page|keep-field)\.\w+\.js|\w+\/cobble(-components)?\.js|(?!realms)\w+\/cobble\.\w+\.js|(?!realms\/|gray\/)\w+\/[\w-]+\.\w+\.css|integrity\/(?!realms|gray|chunks)\w+\.\w+\.json|\w+\/room\.css|texts\/\w+\.json|services\.js|fonts\/(OFL\.txt|face\.css|jersey-10-ext\.woff2))$/;
    expect(files.filter((path) => !tried.includes(path) && !others.test(path))).toEqual([]);
    expect(imported.length).toBeGreaterThan(10);
    expect(files.filter((path) => path.startsWith('chunks/') && !path.includes(id))).toEqual([]);
  });
});
