import { retryQueries } from '../../src/loader/retry-queries';

/**
 * Returns the import map of a pinned page (threat 6), with the addresses and integrities of the build's chunks. The
 * pinned file imports them only by the name in `imports`: a page without the map loads none of them, and a later `<base>`
 * moves none. Each chunk is listed once for each attempt to load it.
 *
 * @param base where the build's folder is served, with the closing slash: a URL, or a path relative to the page's
 *   `<base>`
 * @param id the build's id
 * @param integrities of all files of the build, by path
 * @returns JSON in one line, escaped for a script element
 */
export const importMap = (base: string, id: string, integrities: Readonly<Record<string, string>>): string => {
  const chunks = Object.entries(integrities).filter(([path]) => /^chunks\/.*\.js$/.test(path));
  const map = {
    imports: { [`cobble.${id}/`]: `${base}chunks/` },
    integrity: Object.fromEntries(
      chunks.flatMap(([path, integrity]) => retryQueries.map((query) => [base + path + query, integrity])),
    ),
  };
  return JSON.stringify(map).replaceAll('<', '\\u003c');
};
