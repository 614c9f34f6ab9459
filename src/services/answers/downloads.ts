import type { OpenText } from './open-text';

/** One place to get the game from (MKT-11). */
export interface DownloadLink {
  platform: OpenText<'windows' | 'macos' | 'linux' | 'android' | 'ios' | 'xbox' | 'playstation' | 'switch'>;
  title?: string;
  url: string;
  [field: string]: unknown;
}

/** All of them. */
export interface DownloadLinks {
  links: DownloadLink[];
  /** In the place of `links`, where the site's own service answers. */
  result?: {
    links?: { downloadType?: string; downloadUrl?: string; [field: string]: unknown }[];
    [field: string]: unknown;
  };
  [field: string]: unknown;
}

/** The newest version of the game (MKT-11). */
export interface LatestVersion {
  version: string;
  /** ISO 8601. */
  releaseDate?: string;
  [field: string]: unknown;
}
