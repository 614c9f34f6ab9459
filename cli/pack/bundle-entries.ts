import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { browser, root } from '../../esbuild.config.mjs';

/** Bundles what code imports from the package into `dist/lib`; `cobble/services` is `dist/services.js`. */
export const bundleEntries = async (): Promise<void> => {
  await build({
    ...browser,
    entryPoints: ['experiments', 'themes'].map((name) => join(root, `src/package/${name}.ts`)),
    outdir: 'dist/lib',
    platform: 'neutral',
    // What asks for an address gives it: there is no page.
    define: { location: 'undefined' },
    write: true,
    logLevel: 'warning',
  });
  // Types alone; who imports it for them may leave the import in.
  await writeFile(join(root, 'dist/lib/page.js'), 'export {};\n');
};
