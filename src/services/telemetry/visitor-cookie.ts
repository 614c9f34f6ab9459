import { consented } from '../../platform/consented';
import { writeCookie } from '../../platform/write-cookie';

/** Read the cookie at each use: other tabs may write it, and consent may be withdrawn. */
export interface VisitorCookie {
  read(): string | undefined;
  stored(): string | undefined;
  /** @returns the stored value, which another tab may have written; `value` if no cookie is stored */
  write(value: string, maxAgeSeconds: number): string;
}

export const visitorCookie = (name: string): VisitorCookie => {
  let unstored: string | undefined;
  const stored = (): string | undefined => {
    if (!consented('storage')) return undefined;
    try {
      return new RegExp(`(?:^|; )${name}=([^;]+)`).exec(document.cookie)?.[1];
    } catch {
      return undefined;
    }
  };
  return {
    stored,
    read: () => stored() ?? unstored,
    write(value, maxAgeSeconds) {
      unstored = value;
      if (!consented('storage')) return value;
      try {
        writeCookie(
          `${name}=${value}; path=/; max-age=${maxAgeSeconds}; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`,
        );
      } catch {
        // Cookies are blocked.
      }
      const now = stored();
      // Clear `unstored`: otherwise, `read` would return this value even after the cookie is erased.
      if (now) unstored = undefined;
      return now ?? value;
    },
  };
};
