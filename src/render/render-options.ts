import type { Answers } from './answers';

/** What `cobble build` wrote beside the files, as far as drawing asks for it. */
export interface BuildManifest {
  readonly files: Readonly<Record<string, unknown>>;
}

/** How a page is drawn (interface 9). */
export interface RenderOptions {
  /** The theme of the page; default that of the page's own tag, else the build's first. */
  readonly theme?: string;
  /** Where the build's folder is served, as in `cobble build --base`; default where the page's own tag lies. */
  readonly base?: string;
  /** The page's own address: its locale may stand in the path, and relative links are read from it. */
  readonly url?: string;
  /** What the services answer: areas that show the same to everybody are drawn with it. */
  readonly answers?: Answers;
  /** Of a build of your own, made by this version: its `manifest.json`, parsed. Default: the package's build. */
  readonly manifest?: BuildManifest;
  /** Is told of each widget that is left as it is, and why: it mounts by script as ever. */
  warn?(message: string): void;
}
