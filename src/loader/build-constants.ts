/** Values that the build inserts (`cli/build/bundle.ts`). */
declare global {
  const __THEME__: string;
  /** URL of the build's folder. If empty, use this file's folder. */
  const __BASE__: string;
  /** In every file name, so that a deployment never mixes two builds. */
  const __BUILD__: string;
  const __VERSION__: string;
  /** Widgets in this build, with a space on both sides of each. */
  const __WIDGETS__: string;
  /** The components among them, separated by spaces. */
  const __COMPONENT_NAMES__: string;
  /** The areas among them, with the service chunk of each; null without one. */
  const __AREAS__: Readonly<Record<string, string | null>>;
  /** Names of the dialogs, separated by spaces. */
  const __DIALOGS__: string;
  /** The components for enhanced links, and their props for the link's URL and text. */
  const __COMPONENTS__: Readonly<
    Record<string, { readonly props: readonly string[]; readonly address?: string; readonly hasText?: boolean }>
  >;
  /** Names of the themes in this build, separated by spaces. */
  const __THEMES__: string;
  /** Whether this file is `cobble.BUILD.js`. */
  const __PINNED__: boolean;
  /** Integrity of each integrity list (`cli/build/integrity.ts`). */
  const __LISTS__: Readonly<Record<string, string>>;
}

export {};
