import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { RecordingFile } from './recording-files';

let packed: Readonly<Record<string, readonly RecordingFile[]>> | undefined;

/** Replaces `recording-files.ts` in the package. `cli/pack/pack-recordings.ts` packs the files. */
export const recordingFiles = (group: string): readonly RecordingFile[] => {
  packed ??= JSON.parse(
    brotliDecompressSync(readFileSync(join(import.meta.dirname, '../../../dist/cli/recordings.json.br'))).toString(),
  ) as Readonly<Record<string, readonly RecordingFile[]>>;
  return (Object.hasOwn(packed, group) && packed[group]) || [];
};
