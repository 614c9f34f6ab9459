import type { Plugin } from 'esbuild';
import { BUILD } from '../placeholders';

/**
 * What the client behind the tag and the one that stands alone fetch later, built each by itself (`make-templates.ts`): a
 * collector of 100 kB is published once, and a page whose services and experiments both have it loads it once. Beside
 * libraries that are CommonJS esbuild would wrap the document that it injects, and call for it in every module.
 *
 * @param folder where the files lie, seen from the file that fetches them
 */
export const sharedLater = (folder: './' | './chunks/' | '../chunks/'): Plugin => ({
  name: 'shared-later',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\/(one-ds|data-layer|toasts|bundled-regions)$/ }, ({ path, kind }) =>
      kind === 'dynamic-import'
        ? { path: `${folder}${path.split('/').at(-1)}.${BUILD}.js`, external: true }
        : undefined,
    ),
});
