import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** A library's document access that the build can't replace automatically. */
interface Detour {
  readonly file: RegExp;
  readonly way: RegExp;
  readonly instead: string;
}

const detours: readonly Detour[] = [
  // `<img name="createElementNS">` used to break every widget.
  { file: /[\\/]preact[\\/]dist[\\/]preact\.mjs$/, way: /\b\w+\.ownerDocument\|\|document\b/g, instead: 'document' },
  {
    file: /[\\/]dompurify[\\/]dist[\\/]purify\.es\.mjs$/,
    way: /\bwindow\.document\b/g,
    instead: 'cobble.shared.document',
  },
];

/** Makes libraries use the safe document: page elements can hide members of the real one (threat 2). */
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
