import { random } from './random';

/** A UUID that is the same at every run. @param name what it is for */
export const uuidOf = (seed: number, name: string): string => {
  const { hex } = random(seed, `uuid ${name}`);
  return `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`;
};
