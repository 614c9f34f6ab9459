import type { Switches } from '../../src/experiments/engine/flights';

/** Two sources of switches as one, the first one's names before the second's. */
export const mergeSwitches = (before: Switches, after: Switches): Switches => ({
  enable: [...before.enable, ...after.enable],
  disable: [...before.disable, ...after.disable],
  disableAll: before.disableAll || after.disableAll,
});
