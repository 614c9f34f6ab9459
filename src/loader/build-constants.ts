/** Values that the build inserts (`cli/build/bundle.ts`). */
declare global {
  const __THEME__: string;
  /** URL of the build's folder. If empty, use this file's folder. */
  const __BASE__: string;
  /** In every file name, so that a deployment never mixes two builds. */
  const __BUILD__: string;
  const __VERSION__: string;
  /** Names of the widgets, areas last, with a space on both sides of each. */
  const __WIDGETS__: string;
  /** Index of the first area in `__WIDGETS__.split(' ')`. */
  const __FIRST_AREA__: number;
  /** Names of the dialogs, separated by spaces. */
  const __DIALOGS__: string;
  /** The components for enhanced links, and their props for the link's URL and text. */
  const __COMPONENTS__: Readonly<
    Record<string, { readonly props: readonly string[]; readonly address?: string; readonly hasText?: boolean }>
  >;
  /** Index of the first area that uses a service. */
  const __FIRST_ASKING__: number;
  /** The suffix of the `services` chunk of each area from `__FIRST_ASKING__` on, separated by spaces. */
  const __ASKS__: string;
  const __THEMES__: string;
  /** Whether this file is `cobble.BUILD.js`. */
  const __PINNED__: boolean;
  /** Integrity of each integrity list (`cli/build/integrity.ts`). */
  const __LISTS__: Readonly<Record<string, string>>;
}

export {};
