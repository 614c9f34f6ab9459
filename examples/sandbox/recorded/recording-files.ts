import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of recordings: its name and its text. */
export interface RecordingFile {
  readonly file: string;
  readonly source: string;
}

/** `tests/recorded`. */
export const recordedFolder = join(import.meta.dirname, '../../../tests/recorded/');

/**
 * The files of a group, by their names; none for a group without. Read each time. The package has
 * `packed-recording-files.ts` in this file's place.
 *
 * @param folder default `tests/recorded`
 */
export const recordingFiles = (group: string, folder = recordedFolder): RecordingFile[] =>
  existsSync(`${folder}${group}`)
    ? readdirSync(`${folder}${group}`)
        .sort()
        .map((file) => ({ file, source: readFileSync(`${folder}${group}/${file}`, 'utf8') }))
    : [];
