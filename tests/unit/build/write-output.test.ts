// @vitest-environment node
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BUILD, LISTS } from '../../../cli/build/placeholders';
import type { WriteOptions } from '../../../cli/build/write-output';
import { writeOutput } from '../../../cli/build/write-output';
import { type BuildCache, openBuildCache } from '../../../cli/io/build-cache';
import { themeName } from '../../../cli/theme/theme-name';

const cache = openBuildCache();
const folder = () => mkdtempSync(join(tmpdir(), 'cobble-'));
const texts = (word = 'one') =>
  new Map([
    ['realms/cobble.js', `plain("${BUILD}")`],
    [`realms/cobble.${BUILD}.js`, `pinned(${LISTS},"${BUILD}")`],
    ['gray/cobble.js', ''],
    [`gray/cobble.${BUILD}.js`, `pinned(${LISTS})`],
    [`chunks/tile.${BUILD}.js`, word],
    [`realms/tile.${BUILD}.css`, `a{}`],
    [`gray/tile.${BUILD}.css`, `b{}`],
  ]);
const write = async (out: string, word?: string, options?: WriteOptions) => {
  const { manifest, changed } = await writeOutput(texts(word), out, await cache, options);
  const { files } = manifest;
  const id = /realms\/cobble\.(\w+)\.js/.exec(Object.keys(files).join())![1]!;
  return { files, changed, id, text: (path: string) => readFileSync(join(out, path.replaceAll('ID', id)), 'utf8') };
};
const hash = (text: string | Buffer, kind = 'sha256') => `${kind}-${createHash(kind).update(text).digest('base64')}`;

// threat 6
it('lists integrities per theme and for chunks, and those of the lists in the pinned file', async () => {
  const out = folder();
  const { files, id, text } = await write(out);
  const fonts = Object.fromEntries(
    ['fonts/jersey-10-ext.woff2', 'fonts/jersey-10.woff2'].map((path) => [path, hash(readFileSync(join(out, path)))]),
  );
  expect(JSON.parse(text('integrity/realms.ID.json'))).toEqual({
    ...fonts,
    [`realms/tile.${id}.css`]: hash('a{}'),
  });
  expect(JSON.parse(text('integrity/gray.ID.json'))).toEqual({
    ...fonts,
    [`gray/tile.${id}.css`]: hash('b{}'),
  });
  expect(JSON.parse(text('integrity/chunks.ID.json'))).toEqual({ [`chunks/tile.${id}.js`]: hash('one') });
  const lists = Object.fromEntries(
    ['gray', 'realms', 'chunks'].map((name) => [name, hash(text(`integrity/${name}.ID.json`))]),
  );
  expect(text('realms/cobble.ID.js')).toBe(`pinned(${JSON.stringify(lists)},"${id}")`);
  expect(text('realms/cobble.js')).toBe(`plain("${id}")`);
  for (const [path, { integrity }] of Object.entries(files))
    expect([path, integrity]).toEqual([path, hash(readFileSync(join(out, path)), 'sha384')]);
  expect(Object.keys(files)).toContain(`integrity/realms.${id}.json`);
});

// threat 6, CLI-3
it('removes only the files of the last build, unless keep is set', async () => {
  const out = folder();
  writeFileSync(join(out, 'robots.txt'), '');
  const [first, second] = [await write(out), await write(out, 'two', { keep: true })];
  expect(second.id).not.toBe(first.id);
  for (const path of Object.keys(first.files)) expect([path, existsSync(join(out, path))]).toEqual([path, true]);
  const third = await write(out, 'three');
  for (const path of Object.keys(second.files))
    expect([path, existsSync(join(out, path))]).toEqual([path, path in third.files]);
  expect(existsSync(join(out, 'robots.txt'))).toBe(true);
});

// CLI-3. The watch reports whether a build has changed the output.
it('returns whether the folder has changed', async () => {
  const out = folder();
  expect((await write(out)).changed).toBe(true);
  expect((await write(out)).changed).toBe(false);
  expect((await write(out, 'two')).changed).toBe(true);
  writeFileSync(join(out, 'realms/cobble.js'), '');
  expect((await write(out, 'two')).changed).toBe(true);
});

it('estimates compressed sizes in a watch, with exact sizes and integrities', async () => {
  const opened = await cache;
  let compressed = 0;
  const counted: BuildCache = {
    ...opened,
    get: (kind, input, make) =>
      opened.get(kind, input, () => {
        if (kind.startsWith('measure')) compressed++;
        return make();
      }),
  };
  const out = folder();
  await writeOutput(texts('before the change'), out, counted, { estimate: true });
  compressed = 0;
  const { manifest } = await writeOutput(texts('after the change'), out, counted, { estimate: true });
  const exact = (await write(folder(), 'after the change')).files;
  for (const [path, { bytes, integrity, brotli }] of Object.entries(exact)) {
    expect([path, manifest.files[path]]).toEqual([path, expect.objectContaining({ bytes, integrity })]);
    expect(Math.abs(manifest.files[path]!.brotli - brotli)).toBeLessThan(20 + brotli / 6);
  }
  // The second build compresses only the changed chunk, the pinned files and the lists of integrities.
  expect(compressed).toBeLessThan(Object.keys(exact).length / 2);
});

it('removes nothing outside of the folder', async () => {
  const out = folder();
  writeFileSync(join(out, '../outside.txt'), 'mine');
  writeFileSync(join(out, 'manifest.json'), '{ "files": { "../outside.txt": {} } }');
  await write(out);
  expect(readFileSync(join(out, '../outside.txt'), 'utf8')).toBe('mine');
});

// A theme named `texts` used to be written into the folder of translations.
it("reserves the names of the build's other folders", async () => {
  const { files } = await write(folder());
  const folders = new Set(Object.keys(files).map((path) => path.split('/')[0]!));
  expect([...folders].sort()).toEqual(['chunks', 'fonts', 'gray', 'integrity', 'realms', 'texts']);
  expect([...folders].filter((name) => themeName(name) === undefined).sort()).toEqual(['gray', 'realms']);
});

// Each of these errors used to be reported as a bug in cobble, with exit code 70.
it.each<[string, string, (out: string) => void, string]>([
  ['a file in the place of a folder', 'realms', (out) => writeFileSync(join(out, 'realms'), ''), "isn't a folder"],
  ['a link that a link is broken', 'realms', (out) => symlinkSync('none', join(out, 'realms')), 'a link is broken'],
  [
    'a folder in the place of a file',
    'realms/cobble.js',
    (out) => mkdirSync(join(out, 'realms/cobble.js'), { recursive: true }),
    'it is a folder',
  ],
  [
    'a folder in the place of the manifest',
    'manifest.json',
    (out) => mkdirSync(join(out, 'manifest.json')),
    'it is a folder',
  ],
])("exits with 2 if it can't write into %s", async (_, name, make, reason) => {
  const out = folder();
  make(out);
  await expect(write(out)).rejects.toMatchObject({
    exitCode: 2,
    message: expect.stringMatching(new RegExp(`^cannot write ${join(out, name)}: .*${reason}`)),
    advice: 'Name another folder with --out, or free some disk space.',
  });
});

it('reports a folder in place of a file of the last build', async () => {
  for (const word of ['one', 'two']) {
    const out = folder();
    const { files, id } = await write(out);
    const name = word === 'one' ? 'realms/cobble.js' : `chunks/tile.${id}.js`;
    expect(Object.keys(files)).toContain(name);
    rmSync(join(out, name));
    mkdirSync(join(out, name));
    await expect(write(out, word)).rejects.toMatchObject({
      exitCode: 2,
      message: expect.stringContaining(`cannot write ${join(out, name)}: `),
    });
  }
});
