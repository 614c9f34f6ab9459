// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { canParse } from '../../../cli/io/urls';

it('parses a non-ASCII host, however often it is called', () => {
  // Node 20's URL.canParse is wrong only for strings with a flat representation, such as JSON.parse returns.
  const url: string = JSON.parse('"https://b\\u00fccher.example/"');
  let wrong = 0;
  for (let times = 0; times < 50_000; times++) if (!canParse(url)) wrong++;
  expect(wrong).toBe(0);
});

it.each([
  ['https://www.example.net/', undefined, true],
  ['/store', undefined, false],
  ['/store', 'https://www.example.net', true],
  ['https://', 'https://www.example.net', false],
])('reports whether %s is valid with base %s: %s', (text, base, expected) => {
  expect(canParse(text, base)).toBe(expected);
});

it('replaces URL.canParse everywhere in the command line', () => {
  const folder = fileURLToPath(new URL('../../../cli', import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.m?ts$/.test(file));
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => /URL\.canParse\(/.test(readFileSync(join(folder, file), 'utf8')))).toEqual([]);
});
