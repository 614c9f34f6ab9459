import { switchesOf } from '../../src/experiments/engine/flights';
import type { Evaluation } from '../match/evaluate';

/**
 * What a page runs when every flight of the config is assigned; those that the URL turns off are not. The same as when
 * the engine is given all their names, in a time that grows with their number alone (threat 9).
 */
export const everyFlight = (found: Evaluation): Evaluation => {
  const { disable, disableAll } = switchesOf(found.url.search);
  const running = disableAll
    ? []
    : found.matched.flatMap(({ setup }) => setup.filter(({ flight }) => !disable.includes(flight)));
  return {
    ...found,
    scripts: [...new Set(running.flatMap(({ js }) => js))],
    styles: [...new Set(running.flatMap(({ css }) => css))],
  };
};
