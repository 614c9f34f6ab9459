import type { AnswerOf } from '../shape/answer-of';
import type { Shape, Word } from '../shape/shape';

/**
 * One place to get the game from (MKT-11): `platform`, `title` and `url`, or `downloadType` and `downloadUrl`, where the
 * site's own service answers.
 */
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

/** All of them; under `result`, where the site's own service answers. */
export const downloadLinks = {
  members: { links: { list: downloadLink }, result: { members: { links: { list: downloadLink } } } },
} as const satisfies Shape;
export type DownloadLinks = AnswerOf<typeof downloadLinks>;

/** The newest version of the game (MKT-11); under `result`, where the site's own service answers. */
export const latestVersion = {
  members: {
    version: 'key',
    /** ISO 8601. */
    releaseDate: 'date',
    result: 'key',
  },
} as const satisfies Shape;
export type LatestVersion = AnswerOf<typeof latestVersion>;
