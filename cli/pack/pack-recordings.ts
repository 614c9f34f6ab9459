import { readdirSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { recordedFolder, recordingFiles } from '../../examples/sandbox/recorded/recording-files';

export const packRecordings = (): Promise<Uint8Array> => {
  const groups = readdirSync(recordedFolder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const packed = Object.fromEntries(groups.map(({ name }) => [name, recordingFiles(name)]));
  return promisify(brotliCompress)(JSON.stringify(packed));
};
