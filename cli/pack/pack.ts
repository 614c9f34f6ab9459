import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../esbuild.config.mjs';
import { themes } from '../../src/themes/themes';
import { openBuildCache } from '../build/build-cache';
import { findWidgets } from '../build/find-widgets';
import { keepRuns, type Runs } from '../build/keep-runs';
import { makeTemplates } from '../build/make-templates';
import { openStyles } from '../build/open-styles';
import { packTemplates } from '../build/packed-templates';
import { placeTemplates } from '../build/place-templates';
import { writeOutput } from '../build/write-output';
import { bundleCli } from './bundle-cli';
import { bundleClient } from './bundle-client';
import { bundleEntries } from './bundle-entries';
import { licenceTexts } from './licence-texts';
import { packRecordings } from './pack-recordings';
import { writeTypes } from './write-types';

/**
 * Builds what is published (`npm run prepack`): `dist` in the eight themes, the command line and its templates in
 * `dist/cli`, what code imports in `dist/lib`, its types in `dist/types`, and the licences of all that is in them.
 */
const widgets = await findWidgets(root);
const cache = await openBuildCache(join(root, '.cache/build.json'));
const sources = new Set<string>();
const kept = keepRuns();
const runs: Runs = (name, make) =>
  kept(name, async () => {
    const run = await make();
    for (const source of run.sources) sources.add(source);
    return run;
  });
const templates = await makeTemplates({ widgets, styles: openStyles(cache), cache, runs });
const files = await placeTemplates(templates, { themes, widgets: widgets.map(({ name }) => name) }, cache);
await writeOutput(files, join(root, 'dist'), cache);
await cache.save();

for (const folder of ['cli', 'lib', 'types']) await rm(join(root, 'dist', folder), { recursive: true, force: true });
await mkdir(join(root, 'dist/cli'), { recursive: true });
await writeFile(join(root, 'dist/cli/templates.json.br'), await packTemplates(templates, join(root, 'dist')));
await writeFile(join(root, 'dist/cli/recordings.json.br'), await packRecordings());
for (const source of await bundleCli(widgets)) sources.add(source);
for (const source of await bundleEntries()) sources.add(source);
await bundleClient(runs);
await writeTypes(widgets);
await writeFile(join(root, 'dist/LICENSES.txt'), await licenceTexts(sources));
