import type { Flights } from '../loader/types';
import type { PageSettings } from '../loader/read-settings';
import { completeSettings } from './complete-settings';
import { start } from '../services/experiments/page';

/** Runs the page's experiments, and tells `cobble.flights` what is on. */
export default async (settings: PageSettings, flights: Flights): Promise<unknown> => {
  // The page's JSON and its country's meta tag may stand behind ours; nothing is painted before there is a body.
  while (!document.body) await new Promise((resolve) => setTimeout(resolve));
  return start(completeSettings(settings), flights);
};
