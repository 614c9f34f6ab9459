import { createStore, promisifyRequest } from 'idb-keyval';
import { consented } from '../../platform/consented';
import { writeCookie } from '../../platform/write-cookie';
import type { Settings } from '../settings';

/** Erases all stored data that lacks the visitor's consent (docs/reference/storage.md). */
export const eraseStoredData = async ({ storage: names }: Pick<Settings, 'storage'>): Promise<void> => {
  // The cookies of the telemetry adapter `1ds` need consent to both storage and telemetry.
  if (!consented('telemetry') || !consented('storage'))
    for (const cookie of ['cobble_device', 'cobble_session', 'cobble_user']) {
      try {
        writeCookie(`${cookie}=; path=/; max-age=0`);
      } catch {
        // Cookies are blocked.
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
      // Web storage is blocked.
    }
  }
  try {
    // Check that the database exists, because opening it would create it.
    const known = await indexedDB.databases();
    if (known.some(({ name }) => name === 'cobble'))
      await createStore('cobble', 'answers')('readwrite', (answers) => promisifyRequest(answers.clear()));
  } catch {
    // IndexedDB is blocked.
  }
};
