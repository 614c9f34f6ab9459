import { RETRY_QUERIES } from '../../src/loader/pinned-files';

/**
 * Returns the import map of a pinned page as one line of JSON, escaped for a script element. The tag's script imports
 * chunks by bare specifiers, which a later `<base>` can't redirect (threat 6). Without the map, no chunk loads. The map
 * also has the integrity of retry URLs.
 * @param omitted names of chunks that the tag's script contains
 */
export const importMap = (
  base: string,
  id: string,
  integrities: Readonly<Record<string, string>>,
  omitted: readonly string[] = [],
): string => {
  const isOmitted = (path: string) => omitted.some((chunk) => path === `chunks/${chunk}.${id}.js`);
  const chunks = Object.entries(integrities).filter(([path]) => /^chunks\/.*\.js$/.test(path) && !isOmitted(path));
  const map = {
    imports: { [`cobble.${id}/`]: `${base}chunks/` },
    integrity: Object.fromEntries(
      chunks.flatMap(([path, integrity]) => RETRY_QUERIES.map((query) => [base + path + query, integrity])),
    ),
  };
  return JSON.stringify(map).replaceAll('<', '\\u003c');
};
