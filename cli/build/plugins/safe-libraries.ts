import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** A library that comes by the page's document by another way than its name, and what is written there instead. */
interface Detour {
  readonly file: RegExp;
  readonly way: RegExp;
  readonly instead: string;
}

const detours: readonly Detour[] = [
  // The document of the node that an element goes into: that is always the page's here. After `<img
  // name="createElementNS">` no widget was drawn.
  { file: /[\\/]preact[\\/]dist[\\/]preact\.mjs$/, way: /\b\w+\.ownerDocument\|\|document\b/g, instead: 'document' },
  // The window's. After `<img name="createElement">` no article was shown.
  {
    file: /[\\/]dompurify[\\/]dist[\\/]purify\.es\.mjs$/,
    way: /\bwindow\.document\b/g,
    instead: 'cobble.shared.document',
  },
];

/**
 * Elements of the page hide members of its document (threat 2): libraries, too, get the safe one. The build replaces
 * `document` itself.
 */
export const safeLibraries: Plugin = {
  name: 'safe-libraries',
  setup({ onLoad }) {
    for (const { file, way, instead } of detours) {
      onLoad({ filter: file }, async ({ path }) => {
        const text = await readFile(path, 'utf8');
        const contents = text.replace(way, instead);
        if (contents === text)
          throw Error(
            `${path} comes by its document in another way than before: see cli/build/plugins/safe-libraries.ts`,
          );
        return { contents, loader: 'js' };
      });
    }
  },
};
