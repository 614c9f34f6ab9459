// @vitest-environment node
// threat 5: only files inside the served folders are served.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isServedFile } from '../../../examples/sandbox/guard/is-served-file';
import type { RunningServer } from '../../../examples/sandbox/server';
import { startServer } from '../../../examples/sandbox/server';
import { everyRoute } from './every-route';
import { sendRaw } from './send-raw';

const folder = mkdtempSync(join(tmpdir(), 'cobble-static-'));
const dist = join(folder, 'dist');
let server: RunningServer;

/** The links in the first line lead out of the served folder or are broken. */
const links = `
  link.txt>../secret.txt absolute.txt>${folder}/secret.txt out>../other realms/up>../.. twice.txt>link.txt
  near.txt>../distant/secret.txt realms/index>../../secret.txt nowhere.js>gone.js loop.js>loop.js
  .alias.js>realms/cobble.js env.txt>.env git>.git inside.js>realms/cobble.js theme>realms`;
const write = (paths: string, text: string) => {
  for (const path of paths.split(' ')) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
};

beforeAll(async () => {
  write('secret.txt distant/secret.txt other/deep/secret.txt', 'a secret');
  write('dist/.env dist/.git/config dist/.hidden/secret.txt dist/realms/.secret.txt', 'a secret');
  write('dist/realms/cobble.js dist/plain dist/ä-b.js dist/a.unknown', 'void 0;');
  for (const link of links.trim().split(/\s+/)) {
    const [path, to] = link.split('>') as [string, string];
    symlinkSync(to, join(dist, path));
  }
  server = await startServer({ port: 0, dist });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, ...headers: string[]) =>
  sendRaw(server.port, [`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers]);
/** Returns the paths that aren't answered with 404, or whose answer contains the secret file. */
const found = async (paths: readonly string[]) => {
  const answers = await Promise.all(paths.map(async (path) => ({ path, ...(await get(path)) })));
  return answers.filter(({ status, body }) => status !== 404 || body.includes('a secret')).map(({ path }) => path);
};
const inDist = (names: string) => names.split(' ').map((name) => `/dist/${name}`);

it('serves files of the folder, including links inside it', async () => {
  for (const path of inDist('realms/cobble.js inside.js theme/cobble.js plain %C3%A4-b.js realms/cobble.js?1')) {
    const { status, body } = await get(path);
    expect([path, status, body]).toEqual([path, 200, 'void 0;']);
  }
});

it('follows no broken link and none out of the folder', async () => {
  const names = 'link.txt absolute.txt twice.txt near.txt out/deep/secret.txt realms/up/secret.txt nowhere.js loop.js';
  expect(await found(inDist(`${names} out out/deep/`))).toEqual([]);
});

it('serves no dot file under any spelling', async () => {
  const names = '.env .alias.js .git/config .hidden/secret.txt realms/.secret.txt %2eenv env.txt git/config';
  expect(await found(inDist(names))).toEqual([]);
});

it('rejects path traversal in any encoding', async () => {
  const dots = '../secret.txt ..%2fsecret.txt %2e%2e/secret.txt %2e%2e%2fsecret.txt ..%5csecret.txt ..\\secret.txt';
  const traversals = '/../secret.txt ./../secret.txt realms/../../secret.txt ....//secret.txt ../distant/secret.txt';
  const tricks = '%252e%252e/secret.txt ..;/secret.txt %c0%ae%c0%ae/secret.txt ..%00/secret.txt link.txt%00.js %';
  const folders = '/etc/passwd realms realms/';
  const others = ['/dist/', '/examples/pages/..%2f..%2f..%2fetc%2fpasswd'];
  const vendor = ['/vendor/jquery/..%2fpreact%2fpackage.json', '/vendor/jquery/.eslintrc.json'];
  expect(await found([...inDist(`${dots} ${traversals} ${tricks} ${folders}`), ...others, ...vendor])).toEqual([]);
});

it('rejects a path with a fragment', async () => {
  // The check of the path and the read of the file must parse the path in the same way.
  expect((await get('/dist/link.txt#/../plain')).status).toBe(400);
});

it('treats an unreadable file as missing', () => {
  const path = join(dist, 'closed.js');
  writeFileSync(path, 'x');
  chmodSync(path, 0);
  // Only root may read a file that nobody has permission to read.
  expect(isServedFile(dist, '/closed.js')).toBe(process.getuid?.() === 0);
  expect(isServedFile(join(folder, 'none'), '/closed.js')).toBe(false);
});

it('sends nosniff with every response', async () => {
  for (const path of [...everyRoute, '/dist/a.unknown', '/dist/none.js', '/none', '/api/v1.0/none'])
    expect([path, (await get(path)).head]).toEqual([path, expect.stringContaining('x-content-type-options: nosniff')]);
});

it('sends the whole file for an unsupported range', async () => {
  for (const range of ['bytes=9-2', 'bytes=-5', 'bytes=0-1,3-4', 'bytes=99-', 'nonsense']) {
    const { status, body } = await get('/dist/realms/cobble.js', `Range: ${range}`);
    expect([range, status, body]).toEqual([range, 200, 'void 0;']);
  }
});

const upload = async (type: string) => {
  const headers = { 'content-type': type };
  const body = '<script>alert()</script>';
  const answer = await fetch(`${server.url}uploads.json?filename=a`, { method: 'POST', headers, body });
  const { upload } = (await answer.json()) as { upload: { attachment: { content_url: string } } };
  return new URL(upload.attachment.content_url).pathname;
};

it('serves an uploaded page as a download, and not to other sites', async () => {
  const { status, head } = await get(await upload('text/html'));
  expect(status).toBe(200);
  for (const header of [
    'content-type: application/octet-stream',
    'content-disposition: attachment',
    'content-security-policy: sandbox',
    'cross-origin-resource-policy: same-origin',
    'x-content-type-options: nosniff',
  ])
    expect(head).toContain(header);
  expect(head).not.toContain('access-control');
});

it('preserves only inert types of uploads', async () => {
  const typeOf = async (type: string) => /^content-type: (\S+)/m.exec((await get(await upload(type))).head)?.[1];
  const unchanged = ['image/png', 'text/plain', 'video/mp4'];
  expect(await Promise.all(unchanged.map(typeOf))).toEqual(unchanged);
  for (const type of ['image/svg+xml', 'application/xhtml+xml', 'text/xml', 'text/javascript'])
    expect([type, await typeOf(type)]).toEqual([type, 'application/octet-stream']);
});
