/** What the build writes into the browser's files (esbuild `define`); see cli/build/bundle.ts. */
declare global {
  /** The theme of the pasted file: `realms`. */
  const __THEME__: string;
  /** Stands in the name of every file that the loader asks for, so that a deployment never mixes two builds. */
  const __BUILD__: string;
  /** The package's version. */
  const __VERSION__: string;
  /** Names of the widgets in this build, with a space on both sides of each. */
  const __WIDGETS__: string;
  /** Names of the themes in this build, likewise. */
  const __THEMES__: string;
}

export {};
