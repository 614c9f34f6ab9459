import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { version } from '../../esbuild.config.mjs';
import { pages } from '../../examples/pages/pages';
import { startServer } from '../../examples/sandbox/server';
import type { Route } from '../../src/services/route';
import { routes } from '../../src/services/routes';
import { runWorker } from '../edge/run-worker';
import { contentProblems, type Packed, pack, typeProblems } from '../release/packed';
import { consumer } from './consumer';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../', import.meta.url));
const config =
  '{"experiments":[{"name":"a","flights":{"targeting":{"domain":"www.example.net","url":{"include":"^/store"}},"setup":{"a-a":{},"a-b":{"js":["/b.js"]}}}}]}';
const cases =
  '{"config":"config.json","cases":[{"name":"store","url":"https://www.example.net/store","flights":["a-b"],"expect":{"experiments":["a"],"scripts":["/b.js"]}}]}';
const ownTheme = `import { defineTheme, type Theme, themes } from 'cobble-embed/themes';
import { name } from './name';

const gray: Theme = themes.find((theme) => theme.name === 'gray')!;
export default defineTheme({ ...gray, name, color: { ...gray.color, surface: '#FFFFFF' } });
`;

let folder = '';
let installed = '';
let tarball = '';
let packed: Packed;
const cobble = (...args: string[]) =>
  run(process.execPath, [join(installed, 'cli/cobble.mjs'), ...args], { cwd: folder, maxBuffer: 1e8 });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cobble-package-'));
  installed = join(folder, 'node_modules/cobble-embed');
  packed = await pack(folder);
  tarball = join(folder, packed.filename);
  await writeFile(join(folder, 'package.json'), '{"private":true}');
  await writeFile(join(folder, 'config.json'), config);
  await writeFile(join(folder, 'cases.json'), cases);
  await writeFile(
    join(folder, 'page.html'),
    '<!doctype html><title>A page</title><div data-widget="themed-button">Play</div>',
  );
  await writeFile(join(folder, 'ours.ts'), ownTheme);
  await writeFile(join(folder, 'name.ts'), "export const name: string = 'ours';\n");
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', tarball], {
    cwd: folder,
  });
}, 600_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

const filesIn = async (base: string): Promise<string[]> =>
  (await readdir(base, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(base.length + 1))
    .sort();

const contentsOf = async (base: string) =>
  Object.fromEntries(
    await Promise.all(
      (await filesIn(base)).map(async (path) => [path, await readFile(join(base, path), 'latin1')] as const),
    ),
  );

// The package used to lack tsconfig.json, so the command didn't start.
it('installs into an empty folder and prints its version', async () => {
  const { stdout } = await run('npx', ['--no-install', 'cobble', '--version'], { cwd: folder });
  expect(stdout.trim()).toBe(version);
});

// `npx` runs the file named in package.json, even in a checkout without a build.
it('runs the sources in a checkout and the built files in the package', async () => {
  expect(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')).bin.cobble).toBe('cli/cobble.mjs');
  const traceOf = (base: string) =>
    run(process.execPath, [join(base, 'cli/cobble.mjs'), 'check', 'none.json', '--debug'], { cwd: folder }).catch(
      ({ stderr }: { stderr: string }) => stderr,
    );
  expect(await traceOf(root)).toMatch(/cli[\\/]io[\\/]\S+\.ts:/);
  expect(await traceOf(installed)).toMatch(/dist[\\/]cli[\\/]\S+\.js:/);
});

it('has few dependencies and bytes, and no build tools', async () => {
  const lock = JSON.parse(await readFile(join(folder, 'node_modules/.package-lock.json'), 'utf8'));
  const names = Object.keys(lock.packages).map((path) => path.replace(/^.*node_modules\//, ''));
  expect(names.length).toBeLessThanOrEqual(12);
  expect(names.filter((name) => /babel|linaria|wyw|react|swc|microsoft|tsx|typescript/.test(name))).toEqual([]);
  // Counts each file with hard links once: esbuild's installer creates some.
  const sizes = new Map<number, number>();
  for (const path of await filesIn(join(folder, 'node_modules'))) {
    const { ino, size } = await stat(join(folder, 'node_modules', path));
    sizes.set(ino, size);
  }
  expect([...sizes.values()].reduce((sum, size) => sum + size, 0)).toBeLessThan(25_000_000);
});

it('contains no sources, only files that are useful to others, and at most 2 MB', () => {
  expect(contentProblems(packed)).toEqual([]);
});

it('contains the target of every relative link in its documents', async () => {
  const dead: string[] = [];
  for (const { path } of packed.files.filter(({ path }) => /\.md$|^llms\.txt$/.test(path))) {
    const text = await readFile(join(installed, path), 'utf8');
    const links = [...text.matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)/g)].map(([, link]) => link!);
    for (const link of links) if (!existsSync(join(installed, path, '..', link))) dead.push(`${path}: ${link}`);
  }
  expect(dead).toEqual([]);
});

// Interface 10
it('names its entry points when the package itself is imported', async () => {
  const { exports } = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8')) as { exports: object };
  const parts = Object.keys(exports).filter((name) => !['.', './package.json'].includes(name));
  expect(parts.length).toBeGreaterThan(4);
  const failed = run(process.execPath, ['--input-type=module', '-e', "import 'cobble-embed'"], { cwd: folder });
  const { stderr } = await failed.catch((error: { stderr: string }) => error);
  for (const part of parts) expect(stderr).toContain(part.slice(1));
});

it('can load every chunk of the bundled command line', async () => {
  const parts = (await readdir(join(installed, 'dist/cli'))).filter((name) => name.endsWith('.js'));
  expect(parts.length).toBeGreaterThan(8);
  const script = `for (const part of ${JSON.stringify(parts)}) await import('./node_modules/cobble-embed/dist/cli/' + part);`;
  await run(process.execPath, ['--input-type=module', '-e', script], { cwd: folder });
}, 60_000);

// CLI-1
it('checks a config', async () => {
  expect((await cobble('check', 'config.json', '--format', 'json')).stdout.trim()).toBe('[]');
});

// The library takes a third of a second to load, and a small config doesn't need it.
it('checks a config of plain patterns without loading the automata library', async () => {
  const reporter = join(folder, 'reporter.cjs');
  await writeFile(reporter, "process.on('exit', () => console.error(Object.keys(require.cache).join('\\n')));");
  const loaded = async (file: string) =>
    (await run(process.execPath, ['-r', reporter, join(installed, 'cli/cobble.mjs'), 'check', file], { cwd: folder }))
      .stderr;
  expect(await loaded('config.json')).not.toContain('refa');
  await writeFile(join(folder, 'choice.json'), config.replace('^/store', '^/(store|sale)'));
  expect(await loaded('choice.json')).toContain('refa');
});

// CLI-2
it('matches flights against URLs', async () => {
  const { stdout } = await cobble(
    ...['match', '--config', 'config.json', '--flights', 'a-b', '--format', 'json'],
    'https://www.example.net/store',
  );
  expect(JSON.parse(stdout)).toMatchObject({ flights: { on: ['a-b'] }, scripts: ['/b.js'] });
});

// CLI-5 CLI-4
it("runs cases, and lints pages with the widgets' descriptions", async () => {
  expect((await cobble('test', 'cases.json')).stdout).toContain('1 passed');
  await expect(cobble('lint', 'page.html')).resolves.toMatchObject({ stdout: expect.stringContaining('1 page') });
  await writeFile(join(folder, 'wrong.html'), '<div data-widget="themed-buton">Play</div>');
  await expect(cobble('lint', 'wrong.html')).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('themed-button'),
  });
});

// CLI-3
it('builds the eight bundled themes, byte for byte', async () => {
  await cobble('build', '--out', 'all');
  const held = Object.entries(await contentsOf(join(installed, 'dist')));
  expect(await contentsOf(join(folder, 'all'))).toEqual(
    Object.fromEntries(held.filter(([path]) => !/^(cli|lib|types)[\\/]|^LICENSES\.txt$/.test(path))),
  );
}, 120_000);

// CLI-3 THM-4. Builds in a folder whose package.json lacks "type", which must work on every Node version.
it('builds a custom theme and a selection of widgets as a checkout does', async () => {
  const choice = ['build', '--theme', './ours.ts', '--theme', 'realms', '--widgets', 'themed-button,help-search'];
  await cobble(...choice, '--out', 'own');
  await run(process.execPath, [join(root, 'cli/cobble.mjs'), ...choice, '--out', 'sources'], { cwd: folder });
  const own = await contentsOf(join(folder, 'own'));
  expect(own).toEqual(await contentsOf(join(folder, 'sources')));
  // One stylesheet for each widget, one for all areas, and one that reserves space for both.
  expect(Object.keys(own).filter((path) => /^ours[\\/].*\.css$/.test(path))).toHaveLength(4);
  expect((await cobble('snippet', '--out', 'own', '--pin')).stdout).toContain('ours/cobble.');
}, 240_000);

// Interface 9
it('writes themes that build immediately, and watches a custom theme', async () => {
  const files = { ts: 'winter.ts', tokens: 'autumn.json' };
  for (const [format, file] of Object.entries(files)) {
    await cobble('theme', file.split('.')[0]!, '--from', 'vanilla', '--format', format);
    await cobble('build', '--theme', file, '--widgets', 'themed-button', '--out', format);
  }
  const [one, other] = await Promise.all(['ts', 'tokens'].map((out) => contentsOf(join(folder, out))));
  const sheet = (files: Record<string, string>) =>
    Object.entries(files).find(([path]) => /themed-button\.\w+\.css$/.test(path))![1];
  expect(sheet(one!)).toBe(sheet(other!));
  const child = spawn(
    process.execPath,
    [
      join(installed, 'cli/cobble.mjs'),
      'build',
      '--theme',
      'winter.ts',
      '--widgets',
      'themed-button',
      '--out',
      'ts',
      '--watch',
    ],
    { cwd: folder },
  );
  const says = (stream: typeof child.stdout, words: string) =>
    new Promise<void>((resolve) => stream.on('data', (data) => String(data).includes(words) && resolve()));
  await says(child.stderr, 'watching winter.ts for changes');
  const text = await readFile(join(folder, 'winter.ts'), 'utf8');
  const rebuilt = says(child.stdout, 'rebuilt');
  await writeFile(join(folder, 'winter.ts'), text.replace("depth: '4px'", "depth: '9px'"));
  await rebuilt;
  child.kill();
  expect(sheet(await contentsOf(join(folder, 'ts')))).toContain('9px');
}, 120_000);

it('reports that there is nothing to watch', async () => {
  await expect(
    cobble('build', '--theme', 'realms', '--widgets', 'themed-button', '--out', 'own', '--watch'),
  ).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--watch'),
  });
});

/** Paths for which the sandbox's README promises recorded responses. */
const recorded = Object.values(routes)
  .flatMap((group): Route[] => Object.values(group))
  .filter(({ method, path }) => method === 'GET' && !path.includes('{'))
  .map(({ path }) => `${path.slice(1)}?sandbox=recorded`);

// CLI-6
it('serves the same pages, catalogue and sandbox as a checkout', async () => {
  const child = spawn(process.execPath, [join(installed, 'cli/cobble.mjs'), 'serve', '--port', '0'], { cwd: folder });
  const server = await startServer({ port: 0 });
  try {
    const url = await new Promise<string>((resolve, reject) => {
      child.stdout.once('data', (data) => resolve(String(data).trim()));
      child.once('exit', () => reject(Error('serve has ended')));
    });
    const vendorFiles = (
      await Promise.all(pages.map(async ({ path }) => (await fetch(server.url + path.slice(1))).text()))
    )
      .flatMap((text) => [...text.matchAll(/["']\/(vendor\/[^"']+)/g)])
      .map(([, path]) => (/\.(js|css)$/.test(path!) ? path! : `${path}.js`));
    expect(new Set(vendorFiles).size).toBeGreaterThan(8);
    const paths = [
      ...vendorFiles,
      ...['', 'catalogue/', 'catalogue/sheet', 'catalogue/catalogue.js', 'dist/realms/cobble.js', 'favicon.ico'],
      ...['examples/pages/art/mark.svg', 'examples/pages/site/shop.css', 'examples/pages/fragments/more-maps.html'],
      ...pages.map(({ path }) => path.slice(1)),
      ...recorded,
    ];
    for (const path of paths) {
      const [theirs, ours] = await Promise.all(
        [url, server.url].map(async (base) => {
          const answer = await fetch(base + path);
          const text = (await answer.text()).replaceAll(base, '').replace(/nonce="[^"]*"/g, '');
          if (path.startsWith('vendor/')) expect(answer.ok, path).toBe(true);
          return { path, status: answer.status, type: answer.headers.get('content-type'), text };
        }),
      );
      expect(theirs).toEqual(ours);
    }
    expect(recorded.length).toBeGreaterThan(10);
  } finally {
    child.kill();
    await server.close();
  }
}, 60_000);

// Interface 9.
it('decides in Node as in the page with cobble-embed/experiments, without DOM or Node APIs', async () => {
  const script = `
    import { compile, filesOf, flightsOn, parseConfig } from 'cobble-embed/experiments';
    const { experiments } = parseConfig(${config});
    const match = (url) => compile(experiments).match(new URL(url)).map(({ name }) => name);
    const on = flightsOn(experiments, ['a-b', 'c'], { disable: ['c'] });
    console.log(JSON.stringify([match('https://www.example.net/store'), match('https://www.example.net/'), on, filesOf(experiments, on)]));`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], { cwd: folder });
  expect(JSON.parse(stdout)).toEqual([['a'], [], ['a-b'], { experiments: ['a:a-b'], scripts: ['/b.js'], styles: [] }]);
  const file = await readFile(join(installed, 'dist/lib/experiments.js'));
  expect(brotliCompressSync(file).length).toBeLessThan(6000);
  expect(file.toString()).not.toMatch(/\b(document|window|location|process|node:|import\b)/);
});

// Interface 10
it('evaluates flights with cobble-embed/openfeature, without an SDK', async () => {
  const script = `
    import { CobbleServerProvider } from 'cobble-embed/openfeature';
    const provider = new CobbleServerProvider(${config});
    await provider.initialize();
    const context = { url: 'https://www.example.net/store', flights: ['a-b'] };
    console.log((await provider.resolveStringEvaluation('a', 'none', context)).value);`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], { cwd: folder });
  expect(stdout.trim()).toBe('a-b');
});

// Interface 10
it('adds files to a page in Node and in a worker with cobble-embed/edge', async () => {
  const module = `
    import { createEdgeHandler } from 'cobble-embed/edge';
    const handle = createEdgeHandler({ config: ${config}, assign: () => ['a-b'] });
    const page = '<head><script data-experiments="on"></script></head>';
    const next = () => new Response(page, { headers: { 'content-type': 'text/html' } });
    const headers = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/156.0.0.0' };
    const answer = () => handle(new Request('https://www.example.net/store', { headers }), next);`;
  const script = `${module} console.log(await (await answer()).text());`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], { cwd: folder });
  expect(stdout).toContain('<script defer src="https://www.example.net/b.js"');
  await writeFile(join(folder, 'edge.mjs'), `${module} export default { fetch: answer };`);
  const worker = await runWorker(join(folder, 'edge.mjs'), () => undefined);
  expect(await (await worker.dispatchFetch('https://www.example.net/')).text()).toBe(stdout.trim());
  await worker.dispose();
}, 60_000);

// Interface 9.
it('renders the same in Node, in a worker and on the command line with cobble-embed/render', async () => {
  const page = `<!doctype html><script async src="/dist/realms/cobble.js"></script>
    <div data-widget="marketplace-tile" data-title="A &lt;b&gt;" data-price="1340" data-rating="4.25"></div>
    <div data-widget="server-status"></div><div data-widget="text-input" data-label="Name"></div>
    <div data-widget="download-links"></div><div data-widget="help-article" data-article-id="1"></div>`;
  const body =
    '<h2>One</h2><p>Two <b>three</b> <a href="javascript:x()">four</a></p><script>x()</script><details><summary>a</summary>b</details>';
  const article = { article: { id: 1, title: 'Five', body } };
  const answers = JSON.stringify({
    downloads: { latest: { version: '1.26' }, links: { links: [] } },
    helpCentre: { article },
  });
  await writeFile(join(folder, 'input.html'), page);
  await writeFile(join(folder, 'answers.json'), answers);
  const { stdout: rendered, stderr } = await cobble('render', 'input.html', '--answers', 'answers.json');
  expect(stderr).toBe('');
  expect(rendered.match(/data-widget-state="drawn"/g)).toHaveLength(5);
  expect(rendered).toContain('Latest version 1.26<');
  expect(rendered).toContain('<p>Two <b>three</b> <a>four</a></p><details><summary>a</summary>b</details>');
  const sheets = [...rendered.matchAll(/<link rel="stylesheet" href="\/dist\/([^"]+)">/g)];
  expect(sheets).toHaveLength(8);
  for (const [, href = ''] of sheets) expect((await stat(join(installed, 'dist', href))).size).toBeGreaterThan(500);
  const script = `
    import { render, renderPieces } from 'cobble-embed/render';
    const page = ${JSON.stringify(page)};
    let pieces = '';
    const answers = ${answers};
    for await (const piece of renderPieces(page.match(/[^]{1,40}/g), { answers })) pieces += piece;
    console.log(JSON.stringify([await render(page, { answers }), pieces, typeof document, typeof location]));`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], { cwd: folder });
  expect(JSON.parse(stdout)).toEqual([rendered, rendered, 'undefined', 'undefined']);
  await writeFile(
    join(folder, 'worker.mjs'),
    `import { render } from 'cobble-embed/render';
    export default { fetch: async (request) => new Response(await render(await request.text(), { answers: ${answers} })) };`,
  );
  const worker = await runWorker(join(folder, 'worker.mjs'), () => undefined);
  const answer = await worker.dispatchFetch('https://www.example.net/', { method: 'POST', body: page });
  expect(await answer.text()).toBe(rendered);
  await worker.dispose();
}, 60_000);

// STO-4. The client used to look for its lazy chunks next to a file that didn't exist any more.
it("keeps the client's lazy chunks in a bundle with cobble-embed/services that is moved", async () => {
  await writeFile(
    join(folder, 'app.js'),
    `import { createServices } from 'cobble-embed/services';
    const { store } = createServices({ api: 'http://127.0.0.1:1' });
    store.regions().then((regions) => console.log(regions.length));`,
  );
  const outfile = join(folder, 'moved/app.mjs');
  await build({ entryPoints: [join(folder, 'app.js')], bundle: true, format: 'esm', outfile });
  expect(+(await run(process.execPath, [outfile])).stdout).toBeGreaterThan(200);
}, 60_000);

it.each(['nodenext', 'bundler'])(
  'has types that a strict consumer compiles with %s resolution',
  async (resolution) => {
    const module = resolution === 'bundler' ? 'esnext' : 'nodenext';
    const project = join(folder, resolution);
    await cp(join(root, 'tests/package/consumer.ts'), join(project, 'unused.txt'));
    await writeFile(join(project, 'package.json'), '{"private":true,"type":"module"}');
    await mkdir(join(project, 'node_modules'));
    await symlink(join(root, 'node_modules/@openfeature'), join(project, 'node_modules/@openfeature'));
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    for (const [name, text] of Object.entries(consumer)) {
      await writeFile(join(project, name), text);
      const lib = ['page.ts', 'openfeature.ts'].includes(name) ? 'es2022,dom,dom.iterable' : 'es2022';
      const options = ['--strict', '--noEmit', '--types', '', '--lib', lib, '--module', module];
      // The server SDK's types need Node's.
      if (name === 'openfeature.ts') options.push('--skipLibCheck');
      await run(
        process.execPath,
        [compiler, ...options, '--moduleResolution', resolution, '--exactOptionalPropertyTypes', name],
        { cwd: project },
      ).catch(({ stdout }) => expect(stdout).toBe(''));
    }
  },
  120_000,
);

it('passes publint and are-the-types-wrong', async () => {
  expect(await typeProblems(tarball)).toEqual([]);
}, 120_000);
