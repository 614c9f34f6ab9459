/** Values that the build inserts (esbuild `define`, `cli/build/bundle.ts`). */
declare global {
  /** The theme of the pasted file, such as `realms`. */
  const __THEME__: string;
  /** URL of the build's folder. Empty: the folder of this file. */
  const __BASE__: string;
  /** Part of every file name, so that a deployment never mixes two builds. */
  const __BUILD__: string;
  const __VERSION__: string;
  /** Widgets in this build, areas last. Each has a space on both sides. */
  const __WIDGETS__: string;
  /** Index of the first area in `__WIDGETS__.split(' ')`. */
  const __FIRST_AREA__: number;
  /** Dialogs, separated by spaces. */
  const __DIALOGS__: string;
  /** The components for enhanced links, and the props for the link's URL and text. */
  const __COMPONENTS__: Readonly<
    Record<string, { readonly props: readonly string[]; readonly address?: string; readonly hasText?: boolean }>
  >;
  /** Index of the first area that uses a service. The others precede it. */
  const __FIRST_ASKING__: number;
  /** The suffix of the `services` chunk of each area that uses a service, separated by spaces. */
  const __ASKS__: string;
  /** Themes in this build, separated by spaces. */
  const __THEMES__: string;
  /** Whether this is the pinned file, `cobble.BUILD.js`. */
  const __PINNED__: boolean;
  /** Integrity of each integrity list (`cli/build/integrity.ts`). */
  const __LISTS__: Readonly<Record<string, string>>;
}

export {};
