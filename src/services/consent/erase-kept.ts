import { createStore, promisifyRequest } from 'idb-keyval';
import { consented } from '../../platform/consented';
import { writeCookie } from '../../platform/write-cookie';
import type { Settings } from '../settings';

/**
 * Erases what Cobble has kept on the device and the visitor no longer agrees to (docs/consent.md has the list). What
 * the sign-in page has stored stays, and so does what the visitor wrote himself, a ticket's draft. Never throws: what is
 * refused holds nothing.
 */
export const eraseKept = async ({ storage: names }: Pick<Settings, 'storage'>): Promise<void> => {
  // Made with both.
  if (!consented('telemetry') || !consented('storage'))
    for (const cookie of ['cobble_device', 'cobble_session']) {
      try {
        writeCookie(`${cookie}=; path=/; max-age=0`);
      } catch {
        // Cookies are refused.
      }
    }
  if (consented('storage')) return;
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = window[kind];
      for (const key of Object.keys(storage))
        if (key === (names?.flights ?? 'flights') || /^cobble(-experiments$|-session$|-locale |:vote:)/.test(key))
          storage.removeItem(key);
    } catch {
      // This one is refused, the other may not be.
    }
  }
  try {
    // Opening it would make it.
    const known = await indexedDB.databases();
    if (known.some(({ name }) => name === 'cobble'))
      await createStore('cobble', 'answers')('readwrite', (answers) => promisifyRequest(answers.clear()));
  } catch {
    // As above.
  }
};
