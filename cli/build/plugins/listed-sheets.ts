import type { Plugin } from 'esbuild';

/** Before a style's path, in a sheet that lists them. */
const LISTED = 'cobble-listed:';

/**
 * For a bundle before Linaria's: its stylesheet lists the styles that it consists of, in their order. A style whose rules
 * alone have changed then needs no bundle made again, and the one that all widgets have is in every one of them.
 */
export const listedSheets: Plugin = {
  name: 'listed-sheets',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^cobble-sheet:/ }, ({ path }) => ({
      path: path.slice('cobble-sheet:'.length),
      namespace: 'cobble-listed-sheet',
    }));
    onLoad({ filter: /.*/, namespace: 'cobble-listed-sheet' }, ({ path }) => ({
      contents: `@import "${LISTED}${encodeURIComponent(path)}";`,
      loader: 'css',
    }));
    // The bundler leaves it in the sheet as it is.
    onResolve({ filter: new RegExp(`^${LISTED}`) }, ({ path }) => ({ path, external: true }));
  },
};

/**
 * What such a sheet lists.
 *
 * @returns absolute paths
 * @throws Error where anything else is in it
 */
export const listedIn = (sheet: string): string[] => {
  const listed = new RegExp(`@import\\s*"${LISTED}([^"]*)";?`, 'g');
  const rest = sheet.replace(listed, '').trim();
  if (rest) throw Error(`a stylesheet is imported otherwise than from a *.style.ts: ${rest.slice(0, 80)}`);
  return [...sheet.matchAll(listed)].map(([, path = '']) => decodeURIComponent(path));
};
