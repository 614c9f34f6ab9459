// Each folder beside this file is a tool that only some tests and scripts need. `npm ci` in the checkout skips the
// tools. The first call installs a tool into .cache/tools.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { installPackages } from './install-packages.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
/** A module in the tool's folder, so that imports resolve to the tool's own packages. */
const LOADER = 'node_modules/load.mjs';
const cache = fileURLToPath(new URL('../../.cache/tools/', import.meta.url));

/**
 * Returns a tool's folder. The first call installs the tool.
 *
 * @param {string} name of a folder beside this file
 * @returns {string} an absolute path. The folder contains `node_modules`
 */
export const toolFolder = (name) => {
  const lock = readFileSync(join(here, name, 'package-lock.json'));
  const folder = join(cache, `${name}-${createHash('sha256').update(lock).digest('hex').slice(0, 8)}`);
  if (existsSync(folder)) return folder;
  console.error(`Installing ${name} (tests/tools/${name}).`);
  const partial = `${folder}-${process.pid}`;
  try {
    installPackages(join(here, name), partial);
    writeFileSync(join(partial, LOADER), 'export const load = (specifier) => import(specifier);\n');
    // Another process may have installed the tool in the meantime.
    if (!existsSync(folder)) renameSync(partial, folder);
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
  return folder;
};

/**
 * @param {string} name of a folder beside this file
 * @param {string} specifier as in `import`, or a path from the tool's `node_modules`
 * @returns {Promise<any>} the module. Declare the members that you use, because the module's types aren't installed
 */
export const importTool = async (name, specifier) => {
  const { load } = await import(pathToFileURL(join(toolFolder(name), LOADER)).href);
  return load(specifier);
};
