import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../esbuild.config.mjs';

/** Only these packages are served, for the example pages and the browser tests. */
const packages: readonly string[] = [
  'bootstrap',
  'jquery',
  'normalize.css',
  'frontity-gutenberg-styles',
  'undescores-for-npm',
  '@hotwired/turbo',
  'requirejs',
  '@lwc/synthetic-shadow',
  'alpinejs',
  'angular',
  'darkreader',
  'htmx.org',
  'jquery-pjax',
  'ses',
  'vue',
  'zone.js',
];

/**
 * Resolves `/vendor/PACKAGE/…`. In a checkout, the library is in `node_modules`; in the published package, it is in
 * `examples/vendor`.
 *
 * @returns the prefix `/vendor/PACKAGE/` and the library's folder; undefined for any other path or a missing library
 */
export const vendorFolder = (path: string): { prefix: string; folder: string } | undefined => {
  const name = packages.find((one) => path.startsWith(`/vendor/${one}/`));
  if (!name) return undefined;
  const folder = ['node_modules', 'examples/vendor'].map((base) => join(root, base, name)).find(existsSync);
  return folder ? { prefix: `/vendor/${name}/`, folder } : undefined;
};
