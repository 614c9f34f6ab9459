import { consented } from '../../platform/consented';

let pageId: string | undefined;

/**
 * Returns the visit's id for Realms calls (SVC-8) and flight assignments (EXP-2). Without consent or session storage,
 * it lasts as long as the page.
 */
export const sessionId = (): string => {
  pageId ??= crypto.getRandomValues(new Uint32Array(4)).join('-');
  try {
    if (!consented('storage')) return pageId;
    sessionStorage['cobble-session'] ||= pageId;
    return sessionStorage['cobble-session'];
  } catch {
    return pageId;
  }
};
