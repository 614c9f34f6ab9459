// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const rows = readFileSync(`${root}SECURITY.md`, 'utf8')
  .split('\n')
  .filter((line) => /^\| .*`tests\//.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, threat = '', answer = '', test = '']) => ({ threat, answer, test }));

it('has a row in SECURITY.md for every known threat', () => {
  const numbers = new Set(rows.map(({ threat }) => Number.parseInt(threat, 10)).filter(Boolean));
  expect([...numbers].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

it('names an existing test for each threat', () => {
  const missing = rows.filter(({ answer, test }) => {
    const [, file = '', words = ''] = /^`(tests\/[^`]+)`: (.+)$/.exec(test) ?? [];
    if (!answer || !file || !existsSync(root + file)) return true;
    return !readFileSync(root + file, 'utf8')
      .replaceAll("\\'", "'")
      .includes(words);
  });
  expect(missing).toEqual([]);
});
