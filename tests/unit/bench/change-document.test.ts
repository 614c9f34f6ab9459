// @vitest-environment node
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { changeDocument } from '../../bench/kit/change-document';
import { table } from '../../bench/kit/table';

const path = 'tests/unit/bench/written-by-a-test.md';
const file = fileURLToPath(new URL(`../../../${path}`, import.meta.url));
afterAll(() => rmSync(file, { force: true }));

// The tables that a benchmark wrote used to fail the lint of the next `npm test`.
it('formats a table that it writes into a document as the linter does', async () => {
  writeFileSync(file, '# Speed\n');
  await changeDocument(path, (text) => `${text}\n${table(['page', 'shift'], [['a-long-name.html', '0.1']])}\n`);
  expect(readFileSync(file, 'utf8')).toBe(
    '# Speed\n\n| page             | shift |\n| ---------------- | ----: |\n| a-long-name.html |   0.1 |\n',
  );
});
