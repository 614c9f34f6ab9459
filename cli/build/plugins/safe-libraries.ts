import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** A library's expression for `document`, which esbuild's `define` can't replace. */
interface Detour {
  readonly file: RegExp;
  readonly way: RegExp;
  readonly instead: string;
}

const detours: readonly Detour[] = [
  // With `<img name="createElementNS">`, Preact would find the image instead of the document's method.
  { file: /[\\/]preact[\\/]dist[\\/]preact\.mjs$/, way: /\b\w+\.ownerDocument\|\|document\b/g, instead: 'document' },
  {
    file: /[\\/]dompurify[\\/]dist[\\/]purify\.es\.mjs$/,
    way: /\bwindow\.document\b/g,
    instead: 'cobble.shared.document',
  },
];

/** Makes libraries use the safe document, because page elements can hide members of `document` (threat 2). */
export const safeLibraries: Plugin = {
  name: 'safe-libraries',
  setup({ onLoad }) {
    for (const { file, way, instead } of detours) {
      onLoad({ filter: file }, async ({ path }) => {
        const text = await readFile(path, 'utf8');
        const contents = text.replace(way, instead);
        if (contents === text)
          throw Error(`${path} gets its document in an unexpected way. Fix: see cli/build/plugins/safe-libraries.ts.`);
        return { contents, loader: 'js' };
      });
    }
  },
};
