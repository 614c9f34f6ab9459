import { createHash } from 'node:crypto';
import type { Mutant } from './instrument';

/**
 * Chooses mutants by a digest, so that the same seed chooses the same ones.
 *
 * @param count at most
 */
export const sampleMutants = (mutants: readonly Mutant[], count: number, seed: string): readonly Mutant[] => {
  const digestOf = ({ file, line, column, to }: Mutant) =>
    createHash('sha256').update(`${seed} ${file}:${line}:${column} ${to}`).digest('hex');
  return mutants
    .map((mutant) => ({ mutant, digest: digestOf(mutant) }))
    .sort((one, other) => one.digest.localeCompare(other.digest))
    .slice(0, count)
    .map(({ mutant }) => mutant);
};
