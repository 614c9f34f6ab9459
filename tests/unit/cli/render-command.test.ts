// @vitest-environment node
import { mkdirSync, readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { render } from '../../../cli/commands/render';
import { tempFolder } from '../temp-folder';
import { html, servers } from './read-page-support';
import { testIo } from './support';

const page =
  '<!doctype html><html lang="en"><script src="/dist/realms/cobble.js"></script><div data-widget="note" data-title="A"></div><p data-widget="bad"></p>';
const chunk = (component: string) =>
  `const { createElement } = (await cobble.shared.load('runtime')).shared; export const props = { title: ['t'] }; export const component = ${component};`;

const folder = tempFolder();
const serve = servers();
beforeAll(() => {
  const build = (name: string, id: string, ...themes: string[]) => {
    mkdirSync(folder.path(`${name}/chunks`), { recursive: true });
    const files = ['runtime', 'note', 'bad', 'asks'].map((chunk) => `chunks/${chunk}.${id}.js`);
    for (const theme of themes)
      files.push(`${theme}/cobble.js`, ...['note', 'bad', 'asks'].map((name) => `${theme}/${name}.${id}.css`));
    const manifest = { files: Object.fromEntries(files.map((path) => [path, {}])) };
    folder.write(`${name}/manifest.json`, JSON.stringify(manifest));
    const note = `({ title, host }) => createElement('p', { onClick() {} }, title, ' ', host.locale, ' ${id}')`;
    folder.write(`${name}/chunks/note.${id}.js`, chunk(note));
    const asks = `({ host }) => createElement('p', null, host.serverAnswers.next([], ({ downloads }) => downloads.latest(), ({ version }) => version) ?? 'none')`;
    folder.write(`${name}/chunks/asks.${id}.js`, chunk(asks));
    folder.write(`${name}/chunks/bad.${id}.js`, chunk("() => { throw Error('it\\u001b[31m fails'); }"));
  };
  build('site/dist', 'aaa111', 'realms', 'vanilla');
  build('own', 'bbb222', 'ours');
  folder.write('package.json', '{ "type": "commonjs" }');
  mkdirSync(folder.path('other'));
  folder.write('other/manifest.json', '{}');
  folder.write('site/page.html', page);
});

const run = async (name: string, options: Parameters<typeof render>[1] = {}, stdin = '') => {
  const { io, out, err } = testIo(stdin, { cwd: folder.path('site') });
  expect(await render(name, options, io)).toBe(0);
  return { out: out(), err: err() };
};
const rendered = (sheet: string, text: string) => {
  const [, base, build] = /^(.*\/)\w+\/note\.(\w+)\.css$/.exec(sheet) ?? [];
  const preloads = ['runtime', 'note'].map(
    (chunk) =>
      `<link rel="preload" as="script" fetchpriority="low" href="${base}chunks/${chunk}.${build}.js" crossorigin="anonymous">`,
  );
  return page.replace(
    '<div data-widget="note" data-title="A">',
    `<div data-widget-state="drawn" data-widget="note" data-title="A"><template shadowrootmode="open" data-cobble-drawn="${build}"><link rel="stylesheet" href="${sheet}"><p>${text}</p>${preloads.join('')}</template>`,
  );
};

// Interface 9
it("prerenders a page with the build in dist, and reports what it couldn't render", async () => {
  const { out, err } = await run('page.html');
  expect(out).toBe(rendered('/dist/realms/note.aaa111.css', 'A en-us aaa111'));
  expect(err).toMatch(/^cobble: <p data-widget="bad"> isn't rendered: Error: it\S* fails\n$/);
  expect(err).not.toContain('\u001b');
  expect((await run('-', {}, page)).out).toBe(out);
});

it('uses the given theme, base and build', async () => {
  expect((await run('page.html', { theme: 'vanilla', base: 'https://cdn.example/c' })).out).toBe(
    rendered('https://cdn.example/c/vanilla/note.aaa111.css', 'A en-us aaa111'),
  );
  expect((await run('page.html', { out: '../own' })).out).toBe(
    rendered('/dist/ours/note.bbb222.css', 'A en-us bbb222'),
  );
});

it('renders with answers from a file or standard input, and reports unusable ones', async () => {
  folder.write('site/answers.json', '\ufeff{ "downloads": { "latest": { "version": "1.26" } } }');
  const page = '<script src="/dist/realms/cobble.js"></script><p data-widget="asks"></p>';
  folder.write('site/asks.html', page);
  expect((await run('asks.html', { answers: 'answers.json' })).out).toContain('<p>1.26</p>');
  expect((await run('asks.html', { answers: '-' }, '{}')).out).toContain('<p>none</p>');
  const wrong = (text: string) => expect(run('asks.html', { answers: '-' }, text)).rejects;
  await wrong('[').toThrow("standard input isn't valid JSON: ");
  for (const text of ['[]', 'null', '1']) await wrong(text).toThrow("standard input isn't a JSON object");
  await wrong('{ "downloads": { "lates": {} } }').toMatchObject({
    message: 'no widget uses answers.downloads.lates',
    advice: expect.stringMatching(/^Use marketplace\.[^]*\.$/),
  });
  await expect(run('asks.html', { answers: 'none.json' })).rejects.toThrow('cannot read none.json');
  await expect(run('-', { answers: '-' })).rejects.toThrow('only one of the page and --answers');
});

it('reads a page from its URL, which can contain the locale', async () => {
  const { url } = await serve((response) => response.writeHead(200, html).end(page.replace(' lang="en"', '')));
  const { out } = await run(`${url}/sv-se/page`);
  expect(out).toContain('<p>A sv-se aaa111</p>');
});

// `::selection` in a page's style used to be printed as `\u003a:selection`.
it('never changes a line that begins with ::, in a file or on standard output', async () => {
  const styled = `<style>\n  ::selection { color: red }\n</style>\n${page}`;
  folder.write('site/styled.html', styled);
  const refused = {
    message: expect.stringMatching(/line 2 starts with ::/),
    advice: expect.stringContaining('--to'),
  };
  await expect(run('styled.html')).rejects.toMatchObject(refused);
  const { out, err } = await run('styled.html', { to: 'made/for/it.html' });
  expect([out, err]).toEqual(['', expect.stringContaining("isn't rendered")]);
  const written = readFileSync(folder.path('site/made/for/it.html'), 'utf8');
  expect(written).toBe(styled.replace(page, (await run('page.html')).out));
  // GitHub's runner reads `::` only at the start of a line, and ignores a single colon.
  const harmless = '<style>a::before {}\n : {}</style>';
  expect((await run('-', {}, harmless)).out).toBe(harmless);
  await expect(run('page.html', { to: 'page.html/x' })).rejects.toThrow('cannot write page.html/x: ');
});

it('rejects a page in another encoding, which it would truncate', async () => {
  const { url } = await serve((response) =>
    response.setHeader('content-type', 'text/html; charset=iso-8859-1').end(Buffer.from('<p>caf\u00e9</p>', 'latin1')),
  );
  await expect(run(`${url}/`)).rejects.toMatchObject({ exitCode: 2, message: `${url}/ isn't UTF-8 text` });
});

it('reports invalid arguments', async () => {
  await expect(run('page.html', { theme: 'realm' })).rejects.toThrow('no theme "realm"; did you mean "realms"?');
  await expect(run('page.html', { theme: 'x' })).rejects.toMatchObject({
    advice: expect.stringContaining('realms, vanilla'),
  });
  await expect(run('page.html', { base: 'cdn' })).rejects.toThrow("--base cdn isn't an http URL");
  await expect(run('page.html', { out: '../other' })).rejects.toThrow('there is no build in ../other');
  await expect(run('page.html', { out: '../none' })).rejects.toThrow('there is no build in ../none');
  await expect(run('none.html')).rejects.toThrow('no such file');
});

// Threat 9
it('writes a page that is nested too deeply unchanged, and reports it', async () => {
  const page = '<div>'.repeat(20_000);
  const { out, err } = await run('-', {}, page);
  expect(out).toBe(page);
  expect(err).toContain('the page is nested more than 512 elements deep');
});
