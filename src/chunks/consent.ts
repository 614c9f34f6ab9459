import { resolvePageSettings } from '../embed/resolve-page-settings';
import type { Context } from '../loader/types';
import { consented } from '../platform/consented';
import { eraseKept } from '../services/consent/erase-kept';

/**
 * Carries out what `cobble.consent()` was given: erases what may not be kept any more, and fires `cobble:consent` on
 * `document`, which the experiments go on from.
 */
export default async (context: Context): Promise<void> => {
  // The page's JSON may stand behind the tag.
  while (!document.body) await new Promise((resolve) => setTimeout(resolve));
  await eraseKept(resolvePageSettings(context));
  context.fire(document, 'consent', { storage: consented('storage'), telemetry: consented('telemetry') });
};
