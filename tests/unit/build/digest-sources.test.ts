// @vitest-environment node
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { digestSources } from '../../../cli/build/digest-sources';

const whole = {
  'src/a.ts': 'one',
  'src/deep/b.ts': 'two',
  'cli/build/c.ts': 'three',
  'esbuild.config.mjs': '',
  'package.json': '{}',
  'package-lock.json': '{}',
  'tsconfig.json': '{}',
};
let root: string;
let before: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cobble-'));
  for (const [path, text] of Object.entries(whole)) write(path, text);
  before = digestSources(root);
});
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

it.each(Object.keys(whole))('is another when %s is', (path) => {
  write(path, 'other');
  expect(digestSources(root)).not.toBe(before);
});

it('is another for a file that is added, removed or renamed', () => {
  write('src/new.ts', '');
  const added = digestSources(root);
  renameSync(join(root, 'src/new.ts'), join(root, 'src/newer.ts'));
  const renamed = digestSources(root);
  expect(new Set([before, added, renamed]).size).toBe(3);
  rmSync(join(root, 'src/newer.ts'));
  expect(digestSources(root)).toBe(before);
});

it('is another when the end of one file becomes the beginning of the next', () => {
  write('src/a.ts', 'on');
  write('src/deep/b.ts', 'etwo');
  expect(digestSources(root)).not.toBe(before);
});

it('is the same for files that were only touched, and in another folder', () => {
  utimesSync(join(root, 'src/a.ts'), 1, 1);
  expect(digestSources(root)).toBe(before);
  const other = mkdtempSync(join(tmpdir(), 'cobble-'));
  cpSync(root, other, { recursive: true });
  expect(digestSources(other)).toBe(before);
});

it('names what is missing', () => {
  rmSync(join(root, 'tsconfig.json'));
  expect(() => digestSources(root)).toThrow('tsconfig.json');
});
