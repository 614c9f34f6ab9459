/** Values that the build writes into browser files (esbuild `define`); see cli/build/bundle.ts. */
declare global {
  /** The theme of the pasted file, such as `realms`. */
  const __THEME__: string;
  /** URL of the build's folder; empty for the folder of this file. */
  const __BASE__: string;
  /** In the name of every file, so that a deployment never mixes two builds. */
  const __BUILD__: string;
  /** The package's version. */
  const __VERSION__: string;
  /** Widgets in this build, with a space on both sides of each. */
  const __WIDGETS__: string;
  /** The components among them, separated by spaces. */
  const __COMPONENT_NAMES__: string;
  /** The areas among them, with the service chunk of each; null without one. */
  const __AREAS__: Readonly<Record<string, string | null>>;
  /** Names of the dialogs, separated by spaces. */
  const __DIALOGS__: string;
  /** The components that an enhanced link may become, and the props that take its address and text. */
  const __COMPONENTS__: Readonly<
    Record<string, { readonly props: readonly string[]; readonly address?: string; readonly hasText?: boolean }>
  >;
  /** Names of the themes in this build, separated by spaces. */
  const __THEMES__: string;
  /** Whether this is the pinned file, `cobble.BUILD.js`. */
  const __PINNED__: boolean;
  /** Integrity of each integrity list by name; see cli/build/integrity.ts. */
  const __LISTS__: Readonly<Record<string, string>>;
}

export {};
