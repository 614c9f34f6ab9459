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
 * Returns the files of a group, sorted by name. Reads them at each call. In the package, `packed-recording-files.ts`
 * replaces this file.
 *
 * @param folder default `tests/recorded`
 */
export const recordingFiles = (group: string, folder = recordedFolder): RecordingFile[] =>
  existsSync(`${folder}${group}`)
    ? readdirSync(`${folder}${group}`)
        .sort()
        .map((file) => ({ file, source: readFileSync(`${folder}${group}/${file}`, 'utf8') }))
    : [];
