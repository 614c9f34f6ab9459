import type { Switches } from '../../src/experiments/engine/flights';

/**
 * Whether a query may have switches of flights. Few queries do, and reading the switches takes longer than matching. A
 * parameter's name may be percent-encoded.
 */
export const maySwitch = (search: string): boolean => search.includes('flights') || search.includes('%');

/** Merges two sources of switches, with the names of the first one first. */
export const mergeSwitches = (before: Switches, after: Switches): Switches => ({
  enable: [...before.enable, ...after.enable],
  disable: [...before.disable, ...after.disable],
  disableAll: before.disableAll || after.disableAll,
});
