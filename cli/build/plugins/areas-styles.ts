import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { root } from '../../../esbuild.config.mjs';
import { sourcesOf } from '../sources-of';

/** The module that lists the styles which areas share. */
export const AREAS_STYLES = join(root, 'src/areas/kit/areas-sheet.ts');

/**
 * For an area's bundle, before Linaria's: of the styles that areas share it has the class names, their rules stand in the
 * sheet of all areas.
 */
export const areasStyles: Plugin = {
  name: 'areas-styles',
  setup({ onStart, onResolve, onLoad }) {
    let shared: ReadonlySet<string> = new Set();
    // At each run: in a watch the list may change.
    onStart(() => {
      shared = new Set(sourcesOf(AREAS_STYLES).keys());
    });
    onResolve({ filter: /^cobble-sheet:/ }, ({ path }) => {
      const style = path.slice('cobble-sheet:'.length);
      return shared.has(style) ? { path: style, namespace: 'cobble-areas-sheet' } : undefined;
    });
    onLoad({ filter: /.*/, namespace: 'cobble-areas-sheet' }, () => ({ contents: '', loader: 'css' }));
  },
};
