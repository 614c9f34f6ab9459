import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { findWidgets } from '../../cli/build/find-widgets';
import type { Manifest } from '../../cli/build/write-output';
import { budgetRows } from '../../cli/sizes/budgets';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));
const { files } = JSON.parse(readFileSync(`${dist}manifest.json`, 'utf8')) as Manifest;
const found = await findWidgets(fileURLToPath(new URL('../../', import.meta.url)));
const widgets = found.map(({ description }) => description);
const rows = budgetRows(files, widgets);

// CLI-3
it.each(rows)('stays within the budget for $what: $brotli of $budget bytes', ({ brotli, budget }) => {
  expect(brotli).toBeGreaterThan(0);
  expect(brotli).toBeLessThanOrEqual(budget);
});

// CLI-3
it('counts the shared area stylesheet in the size of an area', () => {
  const light = Object.entries(files).map(([path, figures]) => [
    path,
    /\/areas\.\w+\.css$/.test(path) ? { ...figures, brotli: figures.brotli - 100 } : figures,
  ]);
  const changes = budgetRows(Object.fromEntries(light), widgets).map(
    ({ brotli }, index) => brotli - rows[index]!.brotli,
  );
  expect(changes).toEqual(
    rows.map(({ what }) => (widgets.some((w) => w.name === what && w.kind === 'area') ? -100 : 0)),
  );
});
