// @vitest-environment node

import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { serve as serveCommand } from '../../cli/commands/serve';
import { runCommand } from './cli/support';
import { PROGRAM } from './program';

const root = fileURLToPath(new URL('../../', import.meta.url));
const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

const serve = (...args: string[]) => {
  const child = spawn(process.execPath, [PROGRAM, 'serve', ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  const output = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.err += text));
  const url = once(child.stdout, 'data').then(() => output.out.split('\n')[0]!);
  return { child, output, url };
};

// Interface 7
it('prints only the URL, serves it, and exits with 0 when terminated', async () => {
  const { child, output, url } = serve('--port', '0');
  expect(await url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
  expect(await (await fetch(await url)).text()).toContain('/examples/pages/bootstrap.html');
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(output.out).toBe(`${await url}\n`);
});

it('listens on loopback only', async () => {
  const { url } = serve('--port', '0');
  const { port } = new URL(await url);
  // All of 127/8 is loopback, so a server that listens on all addresses would answer here, too.
  await expect(fetch(`http://127.0.0.2:${port}/`)).rejects.toThrow();
});

it('uses another port if the default one is taken', async () => {
  const urls = await Promise.all([serve().url, serve().url]);
  expect(urls[0]).not.toBe(urls[1]);
});

it('reports a taken port, and exits with 2', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { child, output } = serve('--port', String(port));
  expect(await once(child, 'exit')).toEqual([2, null]);
  expect(output).toEqual({ out: '', err: expect.stringContaining(`port ${port} is in use`) as string });
  other.close();
});

it.each(['80a', '-1', '65536', '1e3', ''])('rejects the port "%s" with 2', async (port) => {
  const { code, err } = await runCommand((io) => serveCommand(undefined, { port }, io));
  expect([code, err]).toEqual([2, expect.stringContaining('0 to 65535')]);
});

// Interface 9
it('serves a custom build at /dist/ with a choice of its themes', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'cobble-'));
  mkdirSync(join(dist, 'winter-two'));
  writeFileSync(join(dist, 'winter-two/cobble.js'), 'ours()');
  writeFileSync(
    join(dist, 'manifest.json'),
    '{ "files": { "winter-two/cobble.js": {}, "gray/cobble.js": {}, "gray/x.css": {} } }',
  );
  const url = await serve('--port', '0', '--dist', dist).url;
  const textOf = async (path: string) => (await fetch(url + path)).text();
  expect(await textOf('dist/winter-two/cobble.js')).toBe('ours()');
  for (const path of ['', 'catalogue/']) {
    const page = await textOf(path);
    expect([...new Set([...page.matchAll(/\?theme=([\w-]+)/g)].map(([, name]) => name))]).toEqual([
      'gray',
      'winter-two',
    ]);
  }
  expect(await textOf('')).toContain('src="/dist/gray/cobble.js"');
  expect(await textOf('?theme=winter-two')).toContain('src="/dist/winter-two/cobble.js"');
  // The catalogue's pages are static files, so their script reads the theme from the URL.
  expect(await textOf('catalogue/')).toContain('data-look="gray" data-looks="gray winter-two" data-bundle="../dist/"');
  for (const path of ['catalogue/sheet', 'catalogue/example?widget=modal&name=Rules'])
    expect(await textOf(`${path}${path.includes('?') ? '&' : '?'}theme=winter-two`)).not.toContain('/dist/realms/');
  expect(await textOf('examples/pages/plain.html')).toContain('/dist/gray/cobble.js');
  expect(await textOf('examples/pages/plain.html?theme=winter-two')).toContain('/dist/winter-two/cobble.js');
});

it.each(['/none', ''])('rejects --dist "%s" without a build with 2', async (dist) => {
  const { code, err } = await runCommand((io) => serveCommand(undefined, { port: '0', dist }, io));
  expect([code, err]).toEqual([2, `cobble: no build in --dist ${dist}\nFix: Run cobble build --out DIR first.\n`]);
});
