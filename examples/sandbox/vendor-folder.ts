import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The packages that the example pages carry, as real sites do, and the only ones that are served. */
const packages: readonly string[] = [
  'bootstrap',
  'jquery',
  'normalize.css',
  'frontity-gutenberg-styles',
  'undescores-for-npm',
  '@hotwired/turbo',
  'requirejs',
];

/**
 * Where `/vendor/PACKAGE/…` is read from.
 *
 * @param path the request's path
 * @returns the path's prefix with its closing slash and the package's folder; undefined for another path, a package
 *   that is not one of the pages', and one that is not installed
 */
export const vendorFolder = (path: string): { prefix: string; folder: string } | undefined => {
  const name = packages.find((one) => path.startsWith(`/vendor/${one}/`));
  // The folder itself is looked for: several of them export neither their package.json nor their styles.
  const folder =
    name &&
    createRequire(import.meta.url)
      .resolve.paths(name)
      ?.map((one) => join(one, name))
      .find(existsSync);
  return folder ? { prefix: `/vendor/${name}/`, folder } : undefined;
};
