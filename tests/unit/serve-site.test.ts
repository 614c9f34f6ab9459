// @vitest-environment node

import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serve as serveCommand } from '../../cli/commands/serve';
import { starterFiles } from '../../cli/init/starter-files';
import { gray } from '../../src/themes/gray';
import { runCommand } from './cli/support';
import { PROGRAM } from './program';

vi.setConfig({ testTimeout: 120_000 });

let folder: string;
const running: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cobble-site-'));
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

const write = (name: string, text: string): void => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
};

/** Starts the server, and resolves with the URL of the start page. */
const serve = async (
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
  stderr: 'inherit' | number = 'inherit',
): Promise<string> => {
  const child = spawn(process.execPath, [PROGRAM, 'serve', '.', '-p', '0', ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', stderr],
  });
  running.push(child);
  const [line] = (await once(child.stdout!.setEncoding('utf8'), 'data')) as [string];
  return line.trim();
};

/** Returns the status of an exact path. `fetch` would resolve `..` first. */
const statusOf = (url: string, path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(url);
    request({ port, host: '127.0.0.1', path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

const textOf = async (url: string): Promise<string> => (await fetch(url)).text();

const experiment = (name: string, domain: string, targeting: object = {}, files: object = {}) => ({
  name,
  flights: { targeting: { domain, url: { include: '^/shop' }, ...targeting }, setup: { [`${name}-b`]: files } },
});

const writeConfig = (...experiments: object[]): void => write('experiments.json', JSON.stringify({ experiments }));

// Interface 10
it("serves a folder's pages and files, but no dotfiles and nothing outside of it", async () => {
  write('shop.html', '<!doctype html><html><!-- <head> --><head><title>Å shop</title></head></html>');
  write('old.html', '<p>plain');
  write('help/index.html', '<h1>Help</h1>');
  write('variants/b.js', 'b()');
  write('.env', 'secret');
  write('.git/config', 'secret');
  write('experiment/config.json', 'not this one');
  symlinkSync(join(folder, '..'), join(folder, 'out'));
  const outside = mkdtempSync(join(folder, '../cobble-outside-'));
  writeFileSync(join(outside, 'secret.html'), 'secret');
  const url = await serve();

  const script = '<script src="/__cobble/reload.js"></script>';
  const shop = `<!doctype html><html><!-- <head> --><head>${script}<title>Å shop</title></head></html>`;
  expect([await textOf(`${url}shop.html`), await textOf(`${url}shop`)]).toEqual([shop, shop]);
  expect(await textOf(`${url}old.html`)).toBe(`${script}<p>plain`);
  const help = await fetch(`${url}help`);
  expect([help.url, await help.text()]).toEqual([`${url}help/`, `${script}<h1>Help</h1>`]);
  const variant = await fetch(`${url}variants/b.js`);
  expect([variant.headers.get('content-type'), await variant.text()]).toEqual(['text/javascript;charset=utf-8', 'b()']);
  expect(await (await fetch(`${url}experiment/config.json`)).json()).toEqual({ experiments: [] });
  expect((await fetch(`${url}dist/manifest.json`)).headers.get('access-control-allow-origin')).toBe('*');

  const name = outside.slice(dirname(outside).length + 1);
  const hidden = ['/.env', '/%2eenv', '/.git/config', `/../${name}/secret.html`, `/%2e%2e/${name}/secret.html`];
  const linked = [`/out/${name}/secret.html`, `/out/${name}/secret`, `/..%2f${name}%2fsecret.html`, '//example.com/..'];
  for (const path of [...hidden, ...linked]) expect([path, await statusOf(url, path)]).toEqual([path, 404]);
  rmSync(outside, { recursive: true });
});

it('runs the experiments of one domain on its own pages, with their files and the given flights', async () => {
  writeConfig(
    experiment('ours', 'WWW.example.com', {}, { js: ['https://www.example.com/b.js', 'https://cdn.example/c.js'] }),
    experiment('theirs', 'help.example.com'),
  );
  const url = await serve(['--as', 'www.example.com', '--flights', 'ours-b']);
  const at = url.replace('127.0.0.1', 'localhost');
  const { experiments } = (await (await fetch(`${at}experiment/config.json`)).json()) as {
    experiments: ReturnType<typeof experiment>[];
  };
  expect(experiments.map(({ flights }) => flights.targeting.domain)).toEqual(['localhost', 'help.example.com']);
  expect(experiments[0]!.flights.setup).toEqual({ 'ours-b': { js: ['/b.js', 'https://cdn.example/c.js'] } });
  const visitor = ['sessionId', 'language', 'platform', 'browser', 'deviceType', 'region', 'domain'];
  const assignment = await fetch(`${url}api/v1.0/flight/assignment`, {
    method: 'POST',
    body: JSON.stringify(Object.fromEntries(visitor.map((name) => [name, 'x']))),
  });
  expect(await assignment.json()).toEqual({ flights: ['ours-b'] });
});

it.each([
  [{}, "the config's experiments are for 2 domains: a.example, b.example\nFix: Choose the one"],
  [{ as: 'a.exmaple' }, 'no experiment is for --as a.exmaple\nFix: Did you mean --as a.example?'],
  [{ config: 'none.json' }, 'cannot read --config none.json: no such file'],
])('explains a host or config that it cannot use: %j', async (options, message) => {
  writeConfig(experiment('one', 'a.example'), experiment('two', 'b.example'));
  const { code, err } = await runCommand((io) => serveCommand('.', { port: '0', ...options }, io), '', { cwd: folder });
  expect([code, err]).toEqual([2, expect.stringContaining(message)]);
});

it('lists the pages with a link for every flight that can run there, also if it needs a query', async () => {
  write('shop.html', '');
  write('a&b "c".html', '');
  write('node_modules/x/no.html', '');
  writeConfig(
    experiment('plain', 'www.example.com'),
    experiment('campaign', 'www.example.com', {
      search: { include: '^\\?from=[a-c]', exclude: 'enableflights=campaign' },
    }),
    experiment('query', 'www.example.com', { search: { include: '[?&]from=mail', exclude: 'from=maila' } }),
    experiment('elsewhere', 'www.example.com', { url: { include: '^/other' } }),
  );
  const page = await textOf(await serve());
  const links = [...page.matchAll(/<a href="(.*?)">/g)].map(([, href]) => href!.replaceAll('&#38;', '&'));
  expect(links).toEqual([
    '/a&b%20%22c%22.html',
    '/shop.html',
    '/shop.html?enableflights=plain-b',
    expect.stringMatching(/^\/shop\.html\?(enableflights=query-b&from=mail|from=mail&enableflights=query-b)$/),
    '/__sandbox/requests',
    '/catalogue/',
  ]);
});

it("opens the browser at the start page, also beside the folder's own index page", async () => {
  write('index.html', '<h1>Mine</h1>');
  const reported = createServer().listen(0, '127.0.0.1');
  await once(reported, 'listening');
  const { port } = reported.address() as AddressInfo;
  const browser = `#!${process.execPath}\nfetch('http://127.0.0.1:${port}/?' + process.argv[2]);\n`;
  write('browser.cjs', browser);
  chmodSync(join(folder, 'browser.cjs'), 0o755);
  const opened = once(reported, 'request');
  const url = await serve(['--open'], { BROWSER: join(folder, 'browser.cjs') });
  expect(url).toMatch(/\/__cobble\/$/);
  const [{ url: asked }] = (await opened) as [{ url: string }];
  expect(asked).toBe(`/?${url}`);
  expect(await textOf(new URL('/', url).href)).toContain('<h1>Mine</h1>');
  expect(await textOf(url)).toContain('<a href="/">/index.html</a>');
  reported.closeAllConnections();
  reported.close();
});

it('reloads pages after a change of the page, config, variant, cases or theme, with the new theme built', async () => {
  for (const { name, text } of starterFiles(gray)) write(name, text);
  const url = await serve();
  expect((await fetch(`${url}dist/site/cobble.js`)).status).toBe(200);
  const events = (await fetch(`${url}__cobble/changes`)).body!.pipeThrough(new TextDecoderStream()).getReader();
  const next = async (): Promise<string | undefined> => (await events.read()).value;
  let last = await next();
  for (const name of ['page.html', 'experiments.json', 'experiments/store-hero-b.css', 'cases.json']) {
    const { text } = starterFiles(gray).find((file) => file.name === name)!;
    write(name, `${text}\n`);
    const event = await next();
    expect([name, event === last]).toEqual([name, false]);
    last = event;
  }
  const builtFiles = (): Promise<string> => textOf(`${url}dist/manifest.json`);
  const before = await builtFiles();
  expect(before).toContain('site/cobble.js');
  const blue: typeof gray = { ...gray, color: { ...gray.color, heading: '#102a5c' } };
  write('theme.mts', starterFiles(blue).find(({ name }) => name === 'theme.mts')!.text);
  // Wait for several events: the files that were written before may have caused more than one.
  do await next();
  while ((await builtFiles()) === before);
});

// Each report changed the log, so the server built the theme and reported its error again, ten times a second.
it('reports an invalid theme once, also if its log is in the folder', async () => {
  write('page.html', '<!doctype html><title>Page</title>');
  write('theme.mts', 'export default { name: "site" };');
  write('log', '');
  const log = openSync(join(folder, 'log'), 'a');
  const url = await serve([], {}, log);
  closeSync(log);
  const events = (await fetch(`${url}__cobble/changes`)).body!.pipeThrough(new TextDecoderStream()).getReader();
  await events.read();
  for (const title of ['Two', 'Three']) {
    write('page.html', `<!doctype html><title>${title}</title>`);
    await events.read();
  }
  expect(readFileSync(join(folder, 'log'), 'utf8').match(/isn't a valid theme/g)).toHaveLength(1);
});

// A theme that was changed back used to stay silent, and the same error wasn't reported again.
it('reports the build of a theme that is valid again', { tags: 'all' }, async () => {
  const { text } = starterFiles(gray).find(({ name }) => name === 'theme.mts')!;
  write('theme.mts', text);
  write('log', '');
  const log = openSync(join(folder, 'log'), 'a');
  await serve([], {}, log);
  closeSync(log);
  const count = (words: RegExp) => readFileSync(join(folder, 'log'), 'utf8').match(words)?.length ?? 0;
  for (const times of [1, 2]) {
    write('theme.mts', 'export default { name: "site" };');
    await expect.poll(() => count(/isn't a valid theme/g), { timeout: 30_000 }).toBe(times);
    write('theme.mts', text);
    await expect.poll(() => count(/built 1 theme/g), { timeout: 30_000 }).toBe(times + 1);
  }
});
