import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface RecordingFile {
  readonly file: string;
  readonly source: string;
}

export const recordedFolder = join(import.meta.dirname, '../../../tests/recorded/');

/** Returns the files sorted by name. In the package, `packed-recording-files.ts` replaces this file. */
export const recordingFiles = (group: string, folder = recordedFolder): RecordingFile[] =>
  existsSync(`${folder}${group}`)
    ? readdirSync(`${folder}${group}`)
        .sort()
        .map((file) => ({ file, source: readFileSync(`${folder}${group}/${file}`, 'utf8') }))
    : [];
