import { cp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../esbuild.config.mjs';

const PAGES = join(root, 'examples/pages');
const TARGET = join(root, 'examples/vendor');

/**
 * Copies the libraries that the example pages load, so that `cobble serve` has them without `node_modules`.
 *
 * @returns the absolute paths of the original files
 */
export const copyVendorFiles = async (): Promise<string[]> => {
  await rm(TARGET, { recursive: true, force: true });
  const paths = await vendorPaths();
  for (const path of paths) await cp(join(root, 'node_modules', path), join(TARGET, path));
  return paths.map((path) => join(root, 'node_modules', path));
};

const vendorPaths = async (): Promise<string[]> => {
  const names = (await readdir(PAGES)).filter((name) => name.endsWith('.html'));
  const pages = await Promise.all(names.map((name) => readFile(join(PAGES, name), 'utf8')));
  const paths = pages.flatMap((page) => [...page.matchAll(VENDOR_PATH)].map(([, path = '']) => withExtension(path)));
  return [...new Set(paths)].sort();
};

const VENDOR_PATH = /['"]\/vendor\/([^'"]+)['"]/g;

/** Adds `.js`, as RequireJS does. */
const withExtension = (path: string): string => (/\.(js|css)$/.test(path) ? path : `${path}.js`);
