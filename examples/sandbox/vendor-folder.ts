import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../esbuild.config.mjs';

/** Only these packages, of the example pages and the browser tests, are served. */
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
 * Serves `/vendor/PACKAGE/…`: in a checkout from `node_modules`, in the package from the copies that it contains.
 *
 * @returns the path's prefix with its trailing slash, and the package's folder; undefined for another path, an
 *   unlisted package, and one that isn't there
 */
export const vendorFolder = (path: string): { prefix: string; folder: string } | undefined => {
  const name = packages.find((one) => path.startsWith(`/vendor/${one}/`));
  if (!name) return undefined;
  const folder = ['node_modules', 'examples/vendor'].map((base) => join(root, base, name)).find(existsSync);
  return folder ? { prefix: `/vendor/${name}/`, folder } : undefined;
};
