// @vitest-environment node
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { limitRows } from '../../../cli/sizes/page-limits';

it('documents the limits of pages as the tests count them', () => {
  const page = readFileSync(fileURLToPath(new URL('../../../docs/speed.md', import.meta.url)), 'utf8');
  const [, table = ''] = /^\n(\| at most .*?)\n\n/ms.exec(page) ?? [];
  const documented = table.split('\n').map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  expect(documented.filter((_, index) => index !== 1)).toEqual(limitRows());
});
