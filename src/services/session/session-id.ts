import { consented } from '../../platform/consented';
import { SESSION_IDLE_MS, SESSION_MAX_MS, SESSION_REFRESH_MS } from './session-limits';

export const SESSION_KEY = 'cobble-session';

let pageId: string | undefined;

/**
 * Returns the session's id for Realms calls (SVC-8) and flight assignments (EXP-2). A tab stores its id in session
 * storage. A new tab adopts the id in local storage, for 30 minutes after its last use and at most 24 hours. Without
 * consent or storage, the id lasts as long as the page.
 */
export const sessionId = (): string => {
  pageId ??= crypto.getRandomValues(new Uint32Array(4)).join('-');
  let id = pageId;
  try {
    if (consented('storage')) {
      const now = Date.now();
      const [shared, began, used] = `${localStorage[SESSION_KEY]}`.split(',');
      const isWithin = (limitMs: number, time: unknown) => now >= Number(time) && now - Number(time) < limitMs;
      const own = sessionStorage[SESSION_KEY];
      // A reload or history navigation keeps a tab's id. If the id is missing, the visitor cleared it, so don't adopt
      // the shared id.
      const canAdopt = own ? own === shared : !performance.navigation?.type;
      const isShared = canAdopt && isWithin(SESSION_MAX_MS, began) && isWithin(SESSION_IDLE_MS, used);
      sessionStorage[SESSION_KEY] = id = own || (isShared && shared) || id;
      if (isShared ? !isWithin(SESSION_REFRESH_MS, used) : !own)
        localStorage[SESSION_KEY] = [id, isShared ? began : now, now].join();
    }
  } catch {
    // Storage is blocked or full.
  }
  return id;
};
