import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What templates are made from, and what makes them: folders whole, and files. The lock says which packages there are. */
const folders = ['src', 'cli/build'];
const files = ['esbuild.config.mjs', 'package.json', 'package-lock.json', 'tsconfig.json'];

/**
 * A digest of all that templates are made from: paths and contents, so a file that is touched without a change changes
 * nothing, and one that is added does. The version of Node belongs to it, which runs the tools.
 *
 * @param root the project's folder
 * @throws Error where one of the files or folders is missing
 */
export const digestSources = (root: string): string => {
  const found = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const digest = createHash('sha256').update(process.version);
  // Synchronous: a promise for each of a thousand files takes ten times as long as the call.
  for (const path of [...found.sort(), ...files.map((file) => join(root, file))]) {
    const contents = readFileSync(path);
    // The length ends the path and begins the contents: no two trees give the same bytes.
    digest.update(`${path.slice(root.length)}\0${contents.length}\0`).update(contents);
  }
  return digest.digest('base64');
};
