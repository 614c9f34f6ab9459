import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findWidgets } from '../../cli/build/find-widgets';
import { budgetRows } from '../../cli/sizes/budgets';
import type { Measured } from '../../cli/sizes/measure';
import { root } from '../../esbuild.config.mjs';
import { buildIfStale } from '../browser/build-if-stale';
import { checkout, git } from '../runner/run-info.mjs';
import { DOCUMENTS } from './document-page';
import { readRuns } from './results';
import { writePages } from './write-pages';

/**
 * `npm run report` writes a static site about the last full run into `report`. `--out DIR` changes the folder, `--email
 * ADDRESS` adds an address for questions about accessibility.
 */
const { values } = parseArgs({
  options: { out: { type: 'string', default: 'report' }, email: { type: 'string', default: '' } },
});

buildIfStale();
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const { files: measured } = JSON.parse(read('dist/manifest.json')) as { files: Record<string, Measured> };
const widgets = (await findWidgets(root)).map(({ description }) => description);
const { version } = JSON.parse(read('package.json')) as { version: string };
const documentOf = (path: string) => ({
  markdown: read(path),
  changed: git(root, 'log', '-1', '--format=%h (%cs)', '--', path),
});

const { runs, missing } = readRuns(root);
const pages = writePages({
  version,
  ...checkout(root),
  runs,
  missing,
  sizes: budgetRows(measured, widgets),
  documents: Object.fromEntries(Object.values(DOCUMENTS).map((path) => [path, documentOf(path)])),
  written: new Date(),
  email: values.email,
});
// npm runs scripts at the top of the checkout.
const out = resolve(process.env.INIT_CWD ?? '.', values.out);
mkdirSync(out, { recursive: true });
for (const [name, content] of pages) writeFileSync(join(out, name), content);
const failed = runs.flatMap(({ tests }) => tests.filter(({ state }) => state === 'failed')).length;
console.log(`${join(out, 'index.html')}: ${runs.length} runs, ${failed} failed tests`);
if (missing.length) console.log(`Without results: ${missing.join('; ')}. Fix: npm test; npm run test:all`);
