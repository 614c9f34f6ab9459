import { resolvePageSettings } from '../embed/resolve-page-settings';
import { ExperimentRunner } from '../experiments/page/runner';
import type { Context } from '../loader/types';

export default async (context: Context): Promise<unknown> => {
  // Wait for the body: the page's JSON and country tag may follow this script.
  while (!document.body) await new Promise((resolve) => setTimeout(resolve));
  const show = (document as { prerendering?: boolean }).prerendering
    ? await (await import('../experiments/page/hide-again')).hideAgain(context.tagSettings.antiflicker)
    : undefined;
  return new ExperimentRunner(resolvePageSettings(context), context.publicApi.flights).run().finally(show);
};
