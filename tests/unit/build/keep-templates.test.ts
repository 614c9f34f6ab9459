// @vitest-environment node
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { beforeEach, expect, it } from 'vitest';
import { keepTemplates } from '../../../cli/build/keep-templates';
import type { Templates } from '../../../cli/build/templates';
import { tempFolder } from '../temp-folder';

const templatesOf = (...widgets: string[]): Templates => ({
  shared: new Map([['chunks/runtime.js', 'run()']]),
  pasted: new Map([['cobble.js', 'load()']]),
  areasSheet: '',
  widgets: new Map(widgets.map((name) => [name, { isArea: false, chunks: new Map([[name, 'draw()']]), sheet: 'a{}' }])),
});

const folder = tempFolder('test');
let file: string;
let made: number;
beforeEach(() => {
  file = folder.path('deep/templates');
  made = 0;
});
const keep = (widgets: string[], digest: string | (() => string), make = () => templatesOf(...widgets)) =>
  keepTemplates({
    file,
    widgets,
    digest: typeof digest === 'string' ? () => digest : digest,
    make: async () => {
      made++;
      return make();
    },
  });

it('makes templates once for the same sources, and gives the same again', async () => {
  // What is read from the file is made by another realm than the test's, whose objects are not equal.
  const first = inspect(await keep(['modal', 'flyout'], 'a'), { depth: 4 });
  expect(inspect(await keep(['modal', 'flyout'], 'a'), { depth: 4 })).toBe(first);
  expect(inspect(await keep(['modal'], 'a'), { depth: 4 })).toBe(first);
  expect(first).toContain('draw()');
  expect(made).toBe(1);
  // Nothing of a draft is left.
  expect(readdirSync(join(file, '..'))).toEqual(['templates']);
});

it('makes them anew when a source has changed, and when a widget is asked for that they lack', async () => {
  await keep(['modal'], 'a');
  await keep(['modal'], 'b');
  expect(made).toBe(2);
  expect([...(await keep(['modal', 'flyout'], 'b')).widgets.keys()]).toEqual(['modal', 'flyout']);
  expect(made).toBe(3);
});

it('keeps nothing that a source has changed under', async () => {
  let digest = 'a';
  await keep(
    ['modal'],
    () => digest,
    () => {
      digest = 'b';
      return templatesOf('modal');
    },
  );
  await keep(['modal'], 'a');
  expect(made).toBe(2);
});

it.each([
  ['empty', (bytes: Buffer) => bytes.subarray(0, 0)],
  ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ['no such file at all', () => Buffer.from('{"digest":"a"}')],
])('makes them where the file is %s', async (_, broken) => {
  await keep(['modal'], 'a');
  writeFileSync(file, broken(readFileSync(file)));
  expect((await keep(['modal'], 'a')).widgets.size).toBe(1);
  expect(made).toBe(2);
});

it('makes them where nothing can be written', async () => {
  // A folder stands where the file would.
  mkdirSync(file, { recursive: true });
  expect((await keep(['modal'], 'a')).widgets.size).toBe(1);
  expect((await keep(['modal'], 'a')).widgets.size).toBe(1);
  expect(made).toBe(2);
});

it('throws what the making throws, and keeps nothing', async () => {
  const failing = keep(['modal'], 'a', () => {
    throw Error('a style has no rules');
  });
  await expect(failing).rejects.toThrow('a style has no rules');
  await keep(['modal'], 'a');
  expect(made).toBe(2);
});
