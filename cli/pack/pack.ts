import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../esbuild.config.mjs';
import { themes } from '../../src/themes/themes';
import { bundle } from '../build/bundle';
import { findWidgets } from '../build/find-widgets';
import { outputFiles, pastedContents } from '../build/output-files';
import { writeOutput } from '../build/write-output';
import { openBuildCache } from '../io/build-cache';
import { bundleCli } from './bundle-cli';
import { bundleClient } from './bundle-client';
import { bundleEntries } from './bundle-entries';
import { copyVendorFiles } from './copy-vendor-files';
import { licenceTexts } from './licence-texts';
import { packMaps } from './pack-maps';
import { packRecordings } from './pack-recordings';
import { packTemplates } from './pack-templates';
import { writeTypes } from './write-types';

/** Runs as `npm run prepack`. */
const widgets = await findWidgets(root);
const cache = await openBuildCache(join(root, '.cache/build.json'));
const bundled = await bundle(widgets, cache, true);
const { templates } = bundled;
const choice = { themes, widgets: widgets.map(({ name }) => name) };
const files = await outputFiles(templates, choice, cache);
await writeOutput(files, join(root, 'dist'), cache, { contents: pastedContents(templates, choice) });
await cache.save();

for (const folder of ['cli', 'lib', 'types']) await rm(join(root, 'dist', folder), { recursive: true, force: true });
await mkdir(join(root, 'dist/cli'), { recursive: true });
await writeFile(join(root, 'dist/cli/templates.json.br'), await packTemplates(templates, join(root, 'dist')));
await writeFile(join(root, 'dist/cli/maps.json.br'), await packMaps(bundled.maps));
await writeFile(join(root, 'dist/cli/recordings.json.br'), await packRecordings());
const vendorFiles = await copyVendorFiles();
const sources = [...bundled.sources, ...(await bundleCli(widgets)), ...(await bundleEntries()), ...vendorFiles];
await bundleClient(bundled);
await writeTypes(widgets);
await writeFile(join(root, 'dist/LICENSES.txt'), await licenceTexts(sources));
