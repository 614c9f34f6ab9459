import { consented } from '../../platform/consented';
import { writeCookie } from '../../platform/write-cookie';

/** Read it each time: other tabs write it, too, and consent may be withdrawn. */
export interface VisitorCookie {
  /** While the cookie can't be stored, the value is kept in memory. */
  read(): string | undefined;
  /** Returns the stored value; undefined without consent, and if cookies are blocked. */
  stored(): string | undefined;
  /** @returns the stored value, which another tab may have written at the same moment; if nothing is stored, `value` */
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
      // Otherwise a cookie that is erased later would come back.
      if (now) unstored = undefined;
      return now ?? value;
    },
  };
};
