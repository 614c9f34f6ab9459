import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { beforeAll } from 'vitest';
import { check } from '../../../cli/commands/check';
import { diff } from '../../../cli/commands/diff';
import { lint } from '../../../cli/commands/lint';
import { match } from '../../../cli/commands/match';
import { test } from '../../../cli/commands/test';
import type { Io } from '../../../cli/io/io';
import type { TempFolder } from '../temp-folder';
import { tempFolder } from '../temp-folder';

export const CONFIG = fileURLToPath(new URL('fixtures/store-hero.json', import.meta.url));

export const config = (include: unknown, more = ''): string =>
  `{ "experiments": [{ "name": "x", "flights": { "targeting": { "domain": "www.example.net", "url": { "include": ${JSON.stringify(include)} } }, "setup": { "b": { "js": ["/b.js"] } } }${more} }] }`;

export const nested = (count: number): string => `^/${'('.repeat(count)}a${')'.repeat(count)}`;

export const repeated = (count: number): string => `^/${'('.repeat(count)}a${')+'.repeat(count)}`;

export const repeat = (count: number, text: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => text(index)).join('');

/** Returns a stream that never ends, and the number of bytes that were read from it. */
export const endless = (chunk: string): { stdin: Readable; count: { taken: number } } => {
  const count = { taken: 0 };
  const stdin = Readable.from(
    (function* () {
      for (;;) {
        count.taken += chunk.length;
        yield Buffer.from(chunk);
      }
    })(),
  );
  return { stdin, count };
};

export type FileCommand = [name: string, run: (file: string) => (io: Io) => Promise<number>];

export const fileCommands = (): { folder: TempFolder; commands: readonly FileCommand[] } => {
  const folder = tempFolder();
  beforeAll(() => folder.write('list.txt', 'https://www.example.net/aaa\n'));
  const commands: FileCommand[] = [
    ['check', (file) => (io) => check([file], { format: 'text' }, io)],
    ['match', (file) => (io) => match(['https://www.example.net/aaa'], { config: file, format: 'text' }, io)],
    ['match --urls', (file) => (io) => match([], { config: CONFIG, urls: [file], format: 'text', explain: true }, io)],
    ['diff', (file) => (io) => diff([file, CONFIG], { urls: [folder.path('list.txt')], format: 'text' }, io)],
    ['diff --urls', (file) => (io) => diff([CONFIG, CONFIG], { urls: [file], format: 'json' }, io)],
    ['test', (file) => (io) => test([file], {}, io)],
    ['test --min-coverage', (file) => (io) => test([file], { format: 'json', minCoverage: '50' }, io)],
    ['lint', (file) => (io) => lint([file], { format: 'text' }, io)],
  ];
  return { folder, commands };
};
