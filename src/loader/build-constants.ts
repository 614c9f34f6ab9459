/** Values that the build inserts (`cli/build/bundle.ts`). */
declare global {
  /** Theme of the pasted file. */
  const __THEME__: string;
  /** URL of the build's folder, or empty for this file's folder. */
  const __BASE__: string;
  /** In every file name, so that a deployment never mixes two builds. */
  const __BUILD__: string;
  const __VERSION__: string;
  /** Areas last. Each name has a space on both sides. */
  const __WIDGETS__: string;
  /** Index in `__WIDGETS__.split(' ')`. */
  const __FIRST_AREA__: number;
  /** Dialogs, separated by spaces. */
  const __DIALOGS__: string;
  /** The components for enhanced links, with the props for the link's URL and text. */
  const __COMPONENTS__: Readonly<
    Record<string, { readonly props: readonly string[]; readonly address?: string; readonly hasText?: boolean }>
  >;
  /** Index. Areas without a service precede it. */
  const __FIRST_ASKING__: number;
  /** From `__FIRST_ASKING__` on, the suffix of each area's `services` chunk. */
  const __ASKS__: string;
  /** Separated by spaces. */
  const __THEMES__: string;
  /** Whether this is `cobble.BUILD.js`. */
  const __PINNED__: boolean;
  /** Integrity of each list (`cli/build/integrity.ts`). */
  const __LISTS__: Readonly<Record<string, string>>;
}

export {};
