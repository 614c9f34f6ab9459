import { createHash } from 'node:crypto';
import { must } from '../io/errors';
import { LISTS } from './placeholders';

/**
 * Adds to `contents` the hashes that pinned pages check (threat 6). `integrity/NAME.ID.json` lists the hashes of one
 * theme's files, or of the chunks. `THEME/cobble.ID.js` contains each list's hash. Uses SHA-256, because SHA-384 and
 * SHA-512 are longer.
 * @param contents the bytes of all files, keyed by path
 */
export const addIntegrity = (contents: Map<string, Uint8Array>, id: string): void => {
  const paths = [...contents.keys()].sort();
  const bytes = (path: string) => must(contents.get(path), path);
  const pinned = paths.filter((path) => path.endsWith(`/cobble.${id}.js`));
  const listed = new Map(
    pinned.map((path) => {
      const [theme = ''] = path.split('/');
      return [
        theme,
        paths.filter((path) => (path.startsWith(`${theme}/`) && path.endsWith('.css')) || path.endsWith('.woff2')),
      ];
    }),
  );
  listed.set(
    'chunks',
    paths.filter((path) => path.startsWith('chunks/')),
  );
  const integrities: Record<string, string> = {};
  for (const [name, files] of listed) {
    const list = Buffer.from(JSON.stringify(Object.fromEntries(files.map((path) => [path, integrityOf(bytes(path))]))));
    contents.set(`integrity/${name}.${id}.json`, list);
    integrities[name] = integrityOf(list);
  }
  for (const path of pinned)
    contents.set(
      path,
      Buffer.from(
        Buffer.from(bytes(path))
          .toString()
          .replaceAll(LISTS, () => JSON.stringify(integrities)),
      ),
    );
};

export const integrityOf = (contents: Uint8Array, algorithm: 'sha256' | 'sha384' = 'sha256'): string =>
  `${algorithm}-${createHash(algorithm).update(contents).digest('base64')}`;
