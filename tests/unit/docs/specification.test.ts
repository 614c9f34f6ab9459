// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './reading/all-documents';

const rows = readFileSync(join(root, 'docs/specification.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (statement|---)/.test(line));

const problemOf = (row: string): string | undefined => {
  const [, implementation = '', test = '', title = ''] = /\| `([^`]+)` \| `([^`]+)`: (.+) \|$/.exec(row) ?? [];
  if (!title) return 'has no file, test and title';
  for (const path of [`src/${implementation}`, `tests/${test}`])
    if (!existsSync(join(root, path))) return `${path} is not there`;
  const source = readFileSync(join(root, 'tests', test), 'utf8').replaceAll("\\'", "'");
  const found = title.replace(/ …$/, '');
  return ["'", '"', '`'].some((quote) => source.includes(quote + found))
    ? undefined
    : `tests/${test} has no "${found}"`;
};

it('names an existing file and an existing test for each statement of the specification', () => {
  expect(rows.length).toBeGreaterThan(200);
  const problems = rows.map((row) => ({ row, problem: problemOf(row) }));
  expect(problems.filter(({ problem }) => problem)).toEqual([]);
});
