import type { Answers } from './answers';

/** The part of a build's `manifest.json` that rendering reads. */
export interface BuildManifest {
  readonly files: Readonly<Record<string, unknown>>;
}

/** Options of `render` (interface 9). */
export interface RenderOptions {
  /** The page's theme. Default: the theme of the page's tag, else the build's first. */
  readonly theme?: string;
  /** The URL of the build's folder, as in `cobble build --base`. Default: the folder of the page's tag. */
  readonly base?: string;
  /** The page's URL: the base of relative links, and its path may contain the locale. */
  readonly url?: string;
  /** Answers for areas that show the same to everybody. */
  readonly answers?: Answers;
  /** The parsed `manifest.json` of a custom build, made by this version. Default: the package's build. */
  readonly manifest?: BuildManifest;
  /** Receives the reason for each widget that isn't rendered. Such a widget still mounts by script. */
  warn?(message: string): void;
}
