let memory: string | undefined;

/**
 * The visit's id, sent with Realms calls (SVC-8) and flight assignments (EXP-2): 128 random bits. It lies in session
 * storage and is not renewed within a visit; where storage is refused it lives as long as the page.
 */
export const sessionId = (): string => {
  memory ??= crypto.getRandomValues(new Uint32Array(4)).join('-');
  try {
    return (sessionStorage['cobble-session'] ||= memory);
  } catch {
    return memory;
  }
};
