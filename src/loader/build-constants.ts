/** What the build writes into the browser's files (esbuild `define`); see cli/build/bundle.ts. */
declare global {
  /** The theme of the pasted file: `realms`. */
  const __THEME__: string;
  /** Where the build's folder is served, by `cobble build --base`; empty for the folder that this file comes from. */
  const __BASE__: string;
  /** Stands in the name of every file that the loader asks for, so that a deployment never mixes two builds. */
  const __BUILD__: string;
  /** The package's version. */
  const __VERSION__: string;
  /** Names of the widgets in this build, with a space on both sides of each; those of areas come last. */
  const __WIDGETS__: string;
  /** The index of the first area among them, split at the spaces. */
  const __FIRST_AREA__: number;
  /** The names of the widgets that are dialogs, separated by spaces. */
  const __DIALOGS__: string;
  /** What an enhanced link may become: the props of each component, and how it takes the link's address and words. */
  const __COMPONENTS__: Readonly<
    Record<string, { readonly props: readonly string[]; readonly address?: string; readonly hasText?: boolean }>
  >;
  /** The index of the first area that asks a service: those that ask none come before it. */
  const __FIRST_ASKING__: number;
  /** For each of these areas how the chunk that it asks by is named behind `services`, with spaces between. */
  const __ASKS__: string;
  /** Names of the themes in this build, likewise. */
  const __THEMES__: string;
  /** Whether this is the pinned file, `cobble.BUILD.js`, or the plain one. */
  const __PINNED__: boolean;
  /**
   * The integrity of each list of integrities, by its name: a theme, or `chunks`. Only in the pinned file; see
   * cli/build/integrity.ts.
   */
  const __LISTS__: Readonly<Record<string, string>>;
}

export {};
