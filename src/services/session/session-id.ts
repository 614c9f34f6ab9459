import { consented } from '../../platform/consented';

let pageId: string | undefined;

/**
 * Returns the visit's id for Realms calls (SVC-8) and flight assignments (EXP-2). Without consent or session storage,
 * the id lasts only as long as the page.
 */
export const sessionId = (): string => {
  pageId ??= crypto.getRandomValues(new Uint32Array(4)).join('-');
  let id = pageId;
  try {
    if (consented('storage')) id = sessionStorage['cobble-session'] ||= pageId;
  } catch {
    // Session storage is blocked or full.
  }
  return id;
};
