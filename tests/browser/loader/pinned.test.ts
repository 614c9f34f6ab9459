import { describe, expect, it } from 'vitest';
import { harness } from '../harness';
import type { Opened } from '../opened';
import { sampleOf } from '../sample-of';
import { built, changed, printed, ran, refused, refusedByBrowser, states } from './pinned-page';

const { pageWith } = harness();
const files = built();
const pick = (pattern: RegExp) => files.filter((path) => pattern.test(path));
const id = /^realms\/cobble\.(\w+)\.js$/.exec(pick(/^realms\/cobble\.\w+\.js$/)[0]!)![1]!;

/**
 * All files that a pinned page of the theme Realms may use, by what becomes of a page whose copy is changed. Gray
 * stands for the other themes.
 */
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
/** The widgets of a page, and what of some files is theirs: areas have a sheet together. */
const some = sampleOf(widgets, 8);
const ofSome = (paths: readonly string[]) =>
  paths.filter((path) => ['areas', ...some].includes(path.split(/[/.]/)[1]!));
const all = some.map((widget) => place(widget)).join('');
const open = async (body: string, paths: readonly string[], attributes = '') => {
  const tag = (await printed({ pin: true })).replace('<script async', `<script async ${attributes}`);
  return pageWith(`${tag}<button id="opener" data-widget-open="#bad">Open</button>${body}`, { faults: changed(paths) });
};
/** Nothing of what was changed has run, and the console says in Cobble's words what was refused and why. */
const refusedNow = async (opened: Opened, paths: readonly string[]) => {
  // The last word comes when all tries are over.
  await expect.poll(() => refused(opened)).toEqual([...paths].sort());
  expect(await ran(opened)).toEqual([]);
  expect(opened.errors).toEqual([]);
};

// threat 6
describe('a pinned page refuses a file of which a byte was changed', () => {
  it('the pasted file: nothing runs', async () => {
    const opened = await open(all, [`realms/cobble.${id}.js`]);
    await expect.poll(() => refusedByBrowser(opened, [`realms/cobble.${id}.js`])).toEqual([`realms/cobble.${id}.js`]);
    expect(await ran(opened)).toEqual([]);
    expect(await states(opened)).toEqual(some.map((widget) => [widget, null, true]));
  });

  it.each([
    ['the chunk of each widget, at each of three tries', ofSome(chunksOfWidgets), ''],
    ['each stylesheet', ofSome(sheets.filter((path) => path.startsWith('realms/'))), ''],
    [
      'each stylesheet of another theme',
      ofSome(sheets.filter((path) => path.startsWith('gray/'))),
      'data-theme="gray"',
    ],
  ])('%s: the fallback stays', async (_, paths, attributes) => {
    const opened = await open(all, paths, attributes);
    await opened.inState('error');
    await refusedNow(opened, paths);
    expect(await states(opened)).toEqual(some.map((widget) => [widget, 'error', true]));
    for (const path of paths)
      expect(opened.sent(new RegExp(path)).filter(({ type }) => type === 'script')).toHaveLength(
        path.endsWith('.js') ? 3 : 0,
      );
    // What became of each widget is told with the file and the cause, too: of an area's two sheets the one that was first.
    for (const widget of some)
      await expect
        .poll(() =>
          opened.said(
            'error',
            new RegExp(`^cobble: ${widget}: .*/(${widget}|areas)\\.\\S+ was refused \\(integrity\\)`),
          ),
        )
        .toHaveLength(1);
  });

  it.each([
    ['the runtime', `chunks/runtime.${id}.js`],
    ['the list of its theme', `integrity/realms.${id}.json`],
  ])('%s: no widget is mounted', async (_, path) => {
    const opened = await open(place('themed-button'), [path]);
    await opened.inState('error');
    await refusedNow(opened, [path]);
    expect(await states(opened)).toEqual([['themed-button', 'error', true]]);
  });

  it('the list of another theme: its widgets are not mounted, the others are', async () => {
    const opened = await open(`${place('themed-button')}${place('flyout', 'id="bad" data-theme="gray"')}`, [
      `integrity/gray.${id}.json`,
    ]);
    await opened.inState('error', '#bad');
    await opened.inState('mounted', '[data-widget=themed-button]');
    await refusedNow(opened, [`integrity/gray.${id}.json`]);
  });

  it('the list of the chunks, which only explains: a changed chunk is refused all the same', async () => {
    const opened = await open(place('themed-button'), [`integrity/chunks.${id}.json`, `chunks/themed-button.${id}.js`]);
    await opened.inState('error');
    await refusedNow(opened, [`integrity/chunks.${id}.json`]);
    await expect
      .poll(() => refusedByBrowser(opened, [`chunks/themed-button.${id}.js`]))
      .toContain(`chunks/themed-button.${id}.js`);
    expect(await ran(opened)).toEqual([]);
  });

  it('the sheet that areas share: their fallbacks stay, and components are mounted', async () => {
    const path = `realms/areas.${id}.css`;
    const opened = await open(['themed-button', 'sign-in', 'server-status'].map((name) => place(name)).join(''), [
      path,
    ]);
    await opened.inState('mounted', '[data-widget=themed-button]');
    for (const area of ['sign-in', 'server-status']) await opened.inState('error', `[data-widget=${area}]`);
    await refusedNow(opened, [path]);
    // A button's words are its own content.
    expect((await states(opened)).slice(1)).toEqual([
      ['sign-in', 'error', true],
      ['server-status', 'error', true],
    ]);
  });

  it('the sheet of rooms: no room is kept, and the widget is mounted', async () => {
    const opened = await open(place('themed-button'), [room]);
    await opened.mounted();
    await expect.poll(() => refusedByBrowser(opened, [room])).toEqual([room]);
    // Firefox keeps the sheet, without its rules.
    const rules = () => [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map((one) => one.cssText));
    expect(await opened.page.evaluate(rules)).toEqual([]);
  });

  it("the font: the widget is mounted in the system's face", async () => {
    const opened = await open(place('themed-button'), [font]);
    await opened.mounted();
    await refusedNow(opened, [font]);
    expect(
      await opened.page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length),
    ).toBe(0);
  });

  it('the lazy part of a mounted widget: the widget offers to try again', async () => {
    const opened = await open(place('support-ticket'), [ticketForm]);
    await expect.poll(() => refusedByBrowser(opened, [ticketForm])).toEqual([ticketForm]);
    await opened.page.waitForFunction(() =>
      document.querySelector('[data-widget]')!.shadowRoot?.querySelector('[role=alert] button,form'),
    );
    expect(await ran(opened)).toEqual([]);
    expect(opened.errors).toEqual([]);
  });

  it('what explains a failure: the bare facts are said', async () => {
    const opened = await open(place('flyuot'), [asked[1]!]);
    await opened.inState('error');
    await refusedNow(opened, [asked[1]!]);
  });

  it('chunks/act and chunks/services: who asked for one is told', async () => {
    const paths = ['act', 'services'].map((name) => `chunks/${name}.${id}.js`);
    const opened = await open(
      place('themed-button', 'id="bad" data-load="interaction"').replace('data-load="eager" ', ''),
      paths,
    );
    for (const [name, call] of [
      ['act', 'cobble.get("#bad").focus().catch(String)'],
      ['services', 'cobble.services().catch(String)'],
    ])
      expect(await opened.page.evaluate(call!)).toMatch(new RegExp(`/${name}\\.\\S+ was refused \\(integrity\\)`));
    await refusedNow(opened, paths);
  });

  it('chunks/command and chunks/replay: the click does nothing', async () => {
    const [command, replay] = ['command', 'replay'].map((name) => `chunks/${name}.${id}.js`) as [string, string];
    const opened = await open(
      place('flyout', 'id="bad"') +
        place('themed-button', 'id="late" data-load="interaction"').replace('data-load="eager" ', ''),
      [command, replay],
    );
    await opened.page.click('#opener');
    await expect.poll(() => refused(opened)).toEqual([command]);
    await opened.page.click('#late');
    await expect.poll(() => refused(opened)).toEqual([command, replay]);
    expect(await ran(opened)).toEqual([]);
  });

  it('chunks/experiments: none runs, and what was hidden for them is shown', async () => {
    const opened = await open(
      '<h1 data-antiflicker>Welcome</h1>',
      [`chunks/experiments.${id}.js`],
      'data-experiments="on" data-antiflicker="60000"',
    );
    await refusedNow(opened, [`chunks/experiments.${id}.js`]);
    await opened.page.waitForFunction(() => getComputedStyle(document.querySelector('h1')!).visibility === 'visible');
  });

  it('each file that a chunk imports when it needs it: at every try', async () => {
    // A script of the page: for what a driver runs WebKit does not read the import map.
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
    expect(await ran(opened)).toEqual([]);
    await expect.poll(() => refusedByBrowser(opened, imported)).toEqual([...imported].sort());
  });

  it('and these are all files of the build, but those that no page with a pinned tag asks for', () => {
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
    // The plain tag has rooms of its own; texts and further letters are asked for by pages that need them.
    // A page that was drawn before links the face's sheet, with its integrity, as all links of the snippet.
    // A dialog asks for `hold-page` and a field in Firefox for `keep-field`; the widgets do without them.
    const others =
      /^(chunks\/(hold-page|keep-field)\.\w+\.js|\w+\/cobble\.js|(?!realms)\w+\/cobble\.\w+\.js|(?!realms\/|gray\/)\w+\/[\w-]+\.\w+\.css|integrity\/(?!realms|gray|chunks)\w+\.\w+\.json|\w+\/room\.css|texts\/\w+\.json|services\.js|fonts\/(OFL\.txt|face\.css|jersey-10-ext\.woff2))$/;
    expect(files.filter((path) => !tried.includes(path) && !others.test(path))).toEqual([]);
    expect(imported.length).toBeGreaterThan(10);
    // The next build writes none of them over.
    expect(files.filter((path) => path.startsWith('chunks/') && !path.includes(id))).toEqual([]);
  });
});
