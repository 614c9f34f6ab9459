/** Values that the build inserts (`cli/build/esbuild-runs.ts`). */
declare global {
  const __THEME__: string;
  /** URL of the build's folder; if empty, this file's folder. */
  const __BASE__: string;
  /** The build's id. Every file name contains it, so pages never mix two builds. */
  const __BUILD__: string;
  const __VERSION__: string;
  /** Widgets in this build, with a space on both sides of each. */
  const __WIDGETS__: string;
  /** Cobble's widgets that this build omits, separated by spaces. */
  const __OTHER_WIDGETS__: string;
  /** Separated by spaces. */
  const __DIALOGS__: string;
  /**
   * Keyed by component. For enhanced links, `address` names the prop that receives the link's URL. With `hasText`, the
   * widget also contains the link's text.
   */
  const __COMPONENTS__: Readonly<
    Record<string, { readonly props: readonly string[]; readonly address?: string; readonly hasText?: boolean }>
  >;
  /** Separated by spaces. */
  const __THEMES__: string;
  /** The start of this file's name: `cobble` or `cobble-components`. */
  const __FILE__: string;
  /** Whether this file is `cobble.BUILD.js`, which only loads files of its own build. */
  const __PINNED__: boolean;
  /** Whether this file contains `__CHUNKS__`, `__SHEETS__` and `__FONT__` (see `contained-files.ts`). */
  const __ONE_FILE__: boolean;
  const __CHUNKS__: Readonly<Record<string, () => Promise<object>>>;
  /** CSS of this file's theme, keyed by path in the build's folder. */
  const __SHEETS__: Readonly<Record<string, string>>;
  /** `fonts/jersey-10.woff2` in base64. */
  const __FONT__: string;
  /** Hashes of the integrity lists by name (`cli/build/integrity.ts`). */
  const __LISTS__: Readonly<Record<string, string>>;
}

export {};
