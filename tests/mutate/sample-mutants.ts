import { createHash } from 'node:crypto';
import type { Mutant } from './instrument';

/**
 * Chooses mutants by a digest, so that the same seed chooses the same ones. Keeps their order.
 *
 * @param count maximum number of mutants
 */
export const sampleMutants = (mutants: readonly Mutant[], count: number, seed: string): readonly Mutant[] => {
  const digestOf = ({ file, line, column, to }: Mutant) =>
    createHash('sha256').update(`${seed} ${file}:${line}:${column} ${to}`).digest('hex');
  const digests = new Map(mutants.map((mutant) => [mutant, digestOf(mutant)]));
  const limit = [...digests.values()].sort()[count];
  return limit === undefined ? mutants : mutants.filter((mutant) => digests.get(mutant)! < limit);
};
