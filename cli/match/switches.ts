import type { Switches } from '../../src/experiments/engine/flights';

/**
 * Rules out most query strings without slow parsing. Accepts any `%`, because it may encode part of a switch's name.
 */
export const maySwitch = (search: string): boolean => search.includes('flights') || search.includes('%');

export const mergeSwitches = (before: Switches, after: Switches): Switches => ({
  enable: [...before.enable, ...after.enable],
  disable: [...before.disable, ...after.disable],
  disableAll: before.disableAll || after.disableAll,
});
