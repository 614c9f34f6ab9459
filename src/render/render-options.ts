import type { Answers } from './answers';

/** A build's `manifest.json`. */
export interface BuildManifest {
  readonly files: Readonly<Record<string, unknown>>;
  /** The chunks that each tag's script contains, keyed by the script's name: `cobble` or `cobble-components`. */
  readonly contents?: Readonly<Record<string, { readonly chunks: readonly string[] }>>;
}

export interface RenderOptions {
  /** Default: the theme of the page's tag, or the build's first. */
  readonly theme?: string;
  /** URL of the build's folder, as in `cobble build --base`. Default: the tag's folder. */
  readonly base?: string;
  /** The page's URL, for relative links and the locale. */
  readonly url?: string;
  /** Service responses for areas. Pass only responses that are the same for all visitors. */
  readonly answers?: Answers;
  /** Manifest of a custom build, made by this version of Cobble. Default: the package's build. */
  readonly manifest?: BuildManifest;
  /** Receives the reason for each unrendered widget. */
  warn?(message: string): void;
}
