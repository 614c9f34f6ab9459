import { must } from '../must';

/** Draws that are the same at every run. */
export interface Random {
  /** From 0, below 1. */
  (): number;
  /** A whole number, both ends included. */
  whole(from: number, to: number): number;
  /** One of the list, which must not be empty. */
  pick<T>(list: readonly T[]): T;
  /** True with this probability. */
  chance(probability: number): boolean;
  /** So many hexadecimal digits, lower case. */
  hex(digits: number): string;
}

const hash = (text: string): number => {
  let sum = 0x811c9dc5;
  for (const sign of text) sum = Math.imul(sum ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return sum >>> 0;
};

/**
 * A source of draws of its own for each name, so that a new datum does not shift the others (mulberry32).
 *
 * @param seed the sandbox's
 * @param name what the draws are for
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

/** A UUID that is the same at every run. @param name what it is for */
export const uuidOf = (seed: number, name: string): string => {
  const { hex } = random(seed, `uuid ${name}`);
  return `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`;
};
