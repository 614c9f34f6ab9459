import type { Context } from './types';

/**
 * The build's files that this script contains, if it is `cobble-components.js`, or `cobble.js` built with `--one-file`.
 */
export interface ContainedFiles {
  readonly fetches: Required<Pick<Context, 'fetchFile'>>;
  has(chunk: string): boolean;
  runChunk<Module>(chunk: string): Promise<Module> | undefined;
}

/** Uses `atob`, because a policy may block fetching a `data:` URL. */
const decode = (base64: string) => Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));

/**
 * Returns the files that this script contains, with one theme's stylesheets.
 *
 * @param base the build folder's URL, with a trailing slash
 * @param fetchOther fetches all other files. Default: `fetch`
 */
export const containedFiles = (base: string, fetchOther: NonNullable<Context['fetchFile']> = fetch): ContainedFiles => {
  // Use a Map: a widget may have the name of a member of `Object.prototype`.
  const chunks = new Map(Object.entries(__CHUNKS__));
  const sheets = new Map(Object.entries(__SHEETS__));
  return {
    fetches: {
      fetchFile: async (url) => {
        const path = url.slice(base.length);
        const file = path === 'fonts/jersey-10.woff2' ? decode(__FONT__) : sheets.get(path);
        return file === undefined ? fetchOther(url) : new Response(file);
      },
    },
    has: (chunk) => chunks.has(chunk),
    runChunk: <Module>(chunk: string) => chunks.get(chunk)?.() as Promise<Module> | undefined,
  };
};
