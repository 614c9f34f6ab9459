import type { Answers } from './answers';

/** A build's `manifest.json`. */
export interface BuildManifest {
  readonly files: Readonly<Record<string, unknown>>;
  /** By the names of pasted files without extension and build ID: the chunks that they contain. */
  readonly contents?: Readonly<Record<string, { readonly chunks: readonly string[] }>>;
}

/** Options of `render` (interface 9). */
export interface RenderOptions {
  /** Default: the theme of the page's tag, or the build's first. */
  readonly theme?: string;
  /** URL of the build's folder, as in `cobble build --base`. Default: the tag's folder. */
  readonly base?: string;
  /** The page's URL, for relative links and the locale. */
  readonly url?: string;
  /** Answers for areas that are the same for all visitors. */
  readonly answers?: Answers;
  /** Manifest of a custom build, made by this version of Cobble. Default: the package's build. */
  readonly manifest?: BuildManifest;
  /** Receives the reason for each unrendered widget. */
  warn?(message: string): void;
}
