import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

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
 * Serves `/vendor/PACKAGE/…`.
 *
 * @returns the path's prefix with its trailing slash, and the package's folder; undefined for another path, an
 *   unlisted package, and one that isn't installed
 */
export const vendorFolder = (path: string): { prefix: string; folder: string } | undefined => {
  const name = packages.find((one) => path.startsWith(`/vendor/${one}/`));
  // Searches for the folder, because several packages export neither package.json nor styles.
  const folder =
    name &&
    createRequire(import.meta.url)
      .resolve.paths(name)
      ?.map((one) => join(one, name))
      .find(existsSync);
  return folder ? { prefix: `/vendor/${name}/`, folder } : undefined;
};
