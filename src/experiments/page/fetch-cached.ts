import { consented } from '../../platform/consented';
import { warn } from './warn';

/** How long a config or an assignment is cached (EXP-1, EXP-2). */
const MAX_AGE_MS = 3_600_000;

/** `flights.ready` always resolves, so a request can't take longer. */
const REQUEST_TIMEOUT_MS = 6000;

type StorageName = 'localStorage' | 'sessionStorage';

/** The responses of one visit by their stamps, and `time` in ms. */
type Entry = Record<string, unknown>;

/** Where a visit's responses are cached. Tabs have their own visits, which don't overwrite each other. */
interface Slot {
  /** The storage key. */
  readonly key: string;
  /** The session id, or `''`. */
  readonly visit: string;
  /** What the response depends on. */
  readonly stamp: string;
}

/**
 * Fetches JSON at most once an hour (EXP-4), or each time if nothing can be stored. A cached response counts only for
 * the same URL and the same body, apart from the device type.
 *
 * @param key of the cache in local storage
 * @param secret of the pre-auth cookie, which no redirect may take elsewhere (SVC-2); `''` without one
 * @param body is posted; without it the request is a GET
 * @returns the cached response in the same task; undefined, with a warning in the console, if the request fails
 */
export const fetchCached = async (
  key: string,
  url: string,
  secret: string,
  body?: { readonly sessionId: string },
): Promise<unknown> => {
  const slot = { key, visit: body?.sessionId ?? '', stamp: JSON.stringify({ ...body, deviceType: url }) };
  const cached = readCache(slot);
  if (cached) return cached;
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      method: body && 'POST',
      body: JSON.stringify(body),
      headers: {
        ...(body && { 'Content-Type': 'application/json' }),
        ...(secret && { 'X-WEB-PREAUTH-SECRET': secret }),
      },
      redirect: secret ? 'error' : 'follow',
    });
    const text = await response.text();
    if (!response.ok) {
      warn(`${url}: ${response.status}`);
      return undefined;
    }
    // Another tab of this visit may have sent the same request: both take the first response.
    const first = readCache(slot);
    if (first) return first;
    const value: unknown = JSON.parse(text);
    writeEntry(slot, { time: Date.now(), [slot.stamp]: text }, storages());
    return value;
  } catch (error) {
    warn(`${url}: ${error}`);
    return undefined;
  }
};

/** Session storage is for pages whose local storage is full. */
const storages = (): StorageName[] => (consented('storage') ? ['localStorage', 'sessionStorage'] : []);

/** Other scripts and other versions write to the same key, so this may throw. */
const readEntries = (storage: StorageName, key: string): Record<string, Entry> =>
  Object(JSON.parse(window[storage][key]));

const ageMs = (entry: Entry | undefined): number => Date.now() - Number(entry?.time);

const readCache = (slot: Slot): unknown => {
  for (const storage of storages()) {
    try {
      const entry = readEntries(storage, slot.key)[slot.visit];
      if (!(ageMs(entry) < MAX_AGE_MS)) continue;
      const value: unknown = JSON.parse(`${entry?.[slot.stamp]}`);
      // The clock was put back. Count from now, so that the entry expires some day.
      if (ageMs(entry) < 0) writeEntry(slot, { ...entry, time: Date.now() }, [storage]);
      if (value) return value;
    } catch {
      // Nothing is stored, or nothing valid, or it has another stamp.
    }
  }
  return undefined;
};

/** Writes a visit's entry to the first storage that takes it, and removes expired ones. */
const writeEntry = ({ key, visit }: Slot, entry: Entry, into: readonly StorageName[]): void => {
  for (const storage of into) {
    let fresh: [string, Entry][] = [];
    try {
      fresh = Object.entries(readEntries(storage, key)).filter(([, other]) => ageMs(other) < MAX_AGE_MS);
    } catch {
      // Not written by this version.
    }
    try {
      window[storage][key] = JSON.stringify({ ...Object.fromEntries(fresh), [visit]: entry });
      return;
    } catch {
      // Full or blocked.
    }
  }
};
