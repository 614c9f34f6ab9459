import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findWidgets } from '../../../cli/build/find-widgets';

// ARE-1 to ARE-12
it('has an end-to-end test for each area', async () => {
  const areas = (await findWidgets(`${process.cwd()}/`))
    .filter(({ description }) => description.kind === 'area')
    .map(({ name }) => name);
  const tests = readdirSync(new URL('areas', import.meta.url)).map((file) => file.replace('.ts', ''));
  expect(tests.sort()).toEqual(areas.sort());
});

it('runs each end-to-end test', () => {
  const here = new URL('.', import.meta.url);
  const lists = readdirSync(here)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(new URL(file, here), 'utf8'))
    .join('\n');
  const tests = readdirSync(new URL('areas', here)).map((file) => file.replace('.ts', ''));
  expect(tests.filter((name) => !lists.includes(`'./areas/${name}'`))).toEqual([]);
});
