import type { PackedBatch } from './pack-batch';

/** The texts of a batch that has come to a thread. */
export const unpackBatch = (batch: PackedBatch): readonly string[] =>
  typeof batch === 'string' ? batch.split('\n') : batch;
