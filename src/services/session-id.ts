import { uuid } from './uuid';

const key = 'cobble-session';
let memory: string | undefined;

/**
 * The visit's id, sent with Realms calls (SVC-8) and flight assignments (EXP-2). It lies in session storage and is not renewed
 * within a visit; where storage is refused it lives as long as the page.
 */
export const sessionId = (): string => {
  try {
    const stored = sessionStorage.getItem(key);
    if (stored) return stored;
    sessionStorage.setItem(key, (memory ??= uuid()));
  } catch {
    memory ??= uuid();
  }
  return memory;
};
