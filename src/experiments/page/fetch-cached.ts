import { consented } from '../../platform/consented';
import { warn } from './warn';

/** One hour (EXP-1, EXP-2). */
const MAX_AGE_MS = 3_600_000;

const REQUEST_TIMEOUT_MS = 6000;

export interface SentRequest {
  readonly method: 'POST' | undefined;
  readonly response: Response | undefined;
  readonly milliseconds: number;
}

export const sentRequests: SentRequest[] = [];

type StorageName = 'localStorage' | 'sessionStorage';

type Entry = Record<string, unknown>;

/**
 * Identifies a cached response. Each session stores one response per key. Tabs with different settings, such as the
 * locale, overwrite each other's response.
 */
interface Slot {
  readonly key: string;
  /** The session's id. */
  readonly visit: string;
  readonly stamp: string;
}

/**
 * Fetches JSON at most once an hour (EXP-4). The URL and the body, except `deviceType`, identify a cached response.
 *
 * @param secret the pre-auth header's value, never sent across a redirect (SVC-2); `''` omits the header
 * @param body if present, the request is a POST
 * @returns the response, in the same task if cached; undefined, with a warning, if the request fails
 */
export const fetchCached = async (
  key: string,
  url: string,
  secret: string,
  body?: Readonly<Record<string, unknown>> & { readonly sessionId: string },
): Promise<unknown> => {
  const slot = { key, visit: body?.sessionId ?? '', stamp: JSON.stringify({ ...body, deviceType: url }) };
  const cached = readCache(slot);
  if (cached) return cached;
  const method = body && 'POST';
  const start = performance.now();
  let response: Response | undefined;
  try {
    response = await fetch(url, {
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      method,
      body: JSON.stringify(body),
      headers: {
        // Omit `Content-Type` from a cross-origin GET: JSON would require a CORS preflight (SVC-1).
        ...((body || url.startsWith(location.origin)) && { 'Content-Type': 'application/json' }),
        ...(secret && { 'X-WEB-PREAUTH-SECRET': secret }),
      },
      redirect: secret ? 'error' : 'follow',
    });
    const text = await response.text();
    if (!response.ok) {
      warn(`${url}: ${response.status}`);
      return undefined;
    }
    // Prefer a response that another tab has stored.
    const first = readCache(slot);
    if (first) return first;
    const value: unknown = JSON.parse(text);
    if (text.includes('\ufffd')) warn(`${url}: not UTF-8`);
    writeEntry(slot, { time: Date.now(), [slot.stamp]: text }, storages());
    return value;
  } catch (error) {
    warn(`${url}: ${error}`);
    return undefined;
  } finally {
    sentRequests.push({ method, response, milliseconds: performance.now() - start });
  }
};

const storages = (): StorageName[] => (consented('storage') ? ['localStorage', 'sessionStorage'] : []);

/** Throws if storage is blocked, or if another script or version has stored something else. */
const readEntries = (storage: StorageName, key: string): Record<string, Entry> =>
  Object(JSON.parse(window[storage][key]));

const ageMs = (entry: Entry | undefined): number => Date.now() - Number(entry?.time);

const readCache = (slot: Slot): unknown => {
  for (const storage of storages()) {
    try {
      const entry = readEntries(storage, slot.key)[slot.visit];
      if (!(ageMs(entry) < MAX_AGE_MS)) continue;
      const value: unknown = JSON.parse(`${entry?.[slot.stamp]}`);
      // If the clock was set back, the entry's time is in the future, so replace it.
      if (ageMs(entry) < 0) writeEntry(slot, { ...entry, time: Date.now() }, [storage]);
      if (value) return value;
    } catch {
      // No valid entry is stored.
    }
  }
  return undefined;
};

const writeEntry = ({ key, visit }: Slot, entry: Entry, into: readonly StorageName[]): void => {
  for (const storage of into) {
    let fresh: [string, Entry][] = [];
    try {
      fresh = Object.entries(readEntries(storage, key)).filter(([, other]) => ageMs(other) < MAX_AGE_MS);
    } catch {}
    try {
      window[storage][key] = JSON.stringify({ ...Object.fromEntries(fresh), [visit]: entry });
      return;
    } catch {
      // Storage is full or blocked.
    }
  }
};
