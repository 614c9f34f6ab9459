import type { PackedBatch } from './pack-batch';

/** The URLs of a batch: those of lines without the blanks round them, and without empty lines. */
export const unpackBatch = (batch: PackedBatch): readonly string[] => {
  if (typeof batch === 'string') return batch.split('\n');
  if (!('lines' in batch)) return batch;
  const urls: string[] = [];
  for (const line of batch.lines.split('\n')) {
    const url = line.trim();
    if (url !== '') urls.push(url);
  }
  return urls;
};
