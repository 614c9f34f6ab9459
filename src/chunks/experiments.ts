import { resolvePageSettings } from '../embed/resolve-page-settings';
import { start } from '../experiments/page/page';
import type { Context } from '../loader/types';
import { untilActivated } from '../platform/until-activated';

/** Runs the page's experiments, and tells `cobble.flights` what is on. */
export default async (context: Context): Promise<unknown> => {
  // The page's JSON and its country's meta tag may stand behind ours; nothing is painted before there is a body.
  while (!document.body) await new Promise((resolve) => setTimeout(resolve));
  const settings = resolvePageSettings(context);
  // Nothing is asked, kept or told of a page that nobody may ever see.
  const activated = untilActivated();
  if (!activated) return start(settings, context.publicApi.flights);
  const hiding = import('../experiments/page/hide-again').then(
    ({ hideAgain }) => hideAgain(context.pageSettings.antiflicker, activated),
    // Its code did not come: nothing is hidden.
    () => undefined,
  );
  await activated;
  return start(settings, context.publicApi.flights).finally(async () => (await hiding)?.());
};
