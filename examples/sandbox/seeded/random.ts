import { must } from '../must';

export interface Random {
  /** Returns a number of at least 0 and less than 1. */
  (): number;
  /** Returns an integer. `to` is inclusive. */
  whole(from: number, to: number): number;
  pick<T>(list: readonly T[]): T;
  chance(probability: number): boolean;
  hex(digits: number): string;
}

const hash = (text: string): number => {
  let sum = 0x811c9dc5;
  for (const sign of text) sum = Math.imul(sum ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return sum >>> 0;
};

/**
 * Creates a generator (mulberry32). Use a separate generator for each purpose, so that more draws for one purpose don't
 * change the others.
 *
 * @param name the purpose
 */
export const random = (seed: number, name: string): Random => {
  let state = hash(`${seed} ${name}`);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return Object.assign(next, {
    whole,
    pick: <T>(list: readonly T[]): T => must(list[whole(0, list.length - 1)], 'One of an empty list'),
    chance: (probability: number) => next() < probability,
    hex: (digits: number) => Array.from({ length: digits }, () => whole(0, 15).toString(16)).join(''),
  });
};

export const uuidOf = (seed: number, name: string): string => {
  const { hex } = random(seed, `uuid ${name}`);
  return `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`;
};
