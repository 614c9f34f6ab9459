import { resolvePageSettings } from '../embed/resolve-page-settings';
import type { Context } from '../loader/types';
import { consented } from '../platform/consented';
import { eraseStoredData } from '../services/consent/erase-stored-data';

/** Erases stored data that lacks the visitor's consent. Fires `cobble:consent`, which reruns the experiments. */
export default async (context: Context): Promise<void> => {
  // Wait for the body, because the page's JSON may follow the tag.
  while (!document.body) await new Promise((resolve) => setTimeout(resolve));
  await eraseStoredData(resolvePageSettings(context));
  context.fire(document, 'consent', { storage: consented('storage'), telemetry: consented('telemetry') });
};
