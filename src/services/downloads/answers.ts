import type { AnswerOf } from '../shape/answer-of';
import type { Shape, Word } from '../shape/shape';

/** A download link (MKT-11). The site's own service sends `downloadType` and `downloadUrl`. */
export const downloadLink = {
  members: {
    platform: 'text' as Word<'windows' | 'macos' | 'linux' | 'android' | 'ios' | 'xbox' | 'playstation' | 'switch'>,
    title: 'text',
    url: 'text',
    downloadType: 'text',
    downloadUrl: 'text',
  },
} as const satisfies Shape;
export type DownloadLink = AnswerOf<typeof downloadLink>;

/** The list of download links (MKT-11). The site's own service sends it under `result`. */
export const downloadLinks = {
  members: { links: { list: downloadLink }, result: { members: { links: { list: downloadLink } } } },
} as const satisfies Shape;
export type DownloadLinks = AnswerOf<typeof downloadLinks>;

/** The game's latest version (MKT-11). The site's own service sends it under `result`. */
export const latestVersion = {
  members: {
    version: 'key',
    releaseDate: 'date',
    result: 'key',
  },
} as const satisfies Shape;
export type LatestVersion = AnswerOf<typeof latestVersion>;
