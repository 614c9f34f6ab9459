import type { Context } from '../loader/types';
import { start } from '../services/experiments/page';
import { completeSettings } from './complete-settings';

/** Runs the page's experiments, and tells `cobble.flights` what is on. */
export default async (context: Context): Promise<unknown> => {
  // The page's JSON and its country's meta tag may stand behind ours; nothing is painted before there is a body.
  while (!document.body) await new Promise((resolve) => setTimeout(resolve));
  return start(completeSettings(context), context.publicApi.flights);
};
