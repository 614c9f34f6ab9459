import { RETRY_QUERIES } from '../../src/loader/pinned-files';

/**
 * The import map of a pinned page (threat 6): where the chunks of this build are, and what their bytes are. The pinned
 * file asks for them by the name in `imports` alone, so a page that has lost the map loads none, and a `<base>` that
 * comes later moves none. Each chunk is listed once for each attempt to load it.
 *
 * @param base where the build's folder is served, with the closing slash: a URL, or a path, which the page's own
 *   `<base>` counts for
 * @param id the build's
 * @param integrities of all files of the build, by path
 * @returns JSON in one line, fit to stand in a script element
 */
export const importMap = (base: string, id: string, integrities: Readonly<Record<string, string>>): string => {
  const chunks = Object.entries(integrities).filter(([path]) => /^chunks\/.*\.js$/.test(path));
  const map = {
    imports: { [`cobble.${id}/`]: `${base}chunks/` },
    integrity: Object.fromEntries(
      chunks.flatMap(([path, integrity]) => RETRY_QUERIES.map((query) => [base + path + query, integrity])),
    ),
  };
  return JSON.stringify(map).replaceAll('<', '\\u003c');
};
