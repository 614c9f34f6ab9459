import { consented } from '../../platform/consented';

let memory: string | undefined;

/**
 * The visit's id, sent with Realms calls (SVC-8) and flight assignments (EXP-2): 128 random bits. It lies in session
 * storage and is not renewed within a visit; where storage is refused, by the browser or by the visitor, it lives as long as the page.
 */
export const sessionId = (): string => {
  memory ??= crypto.getRandomValues(new Uint32Array(4)).join('-');
  if (!consented('storage')) return memory;
  try {
    sessionStorage['cobble-session'] ||= memory;
    return sessionStorage['cobble-session'];
  } catch {
    return memory;
  }
};
