import { consented } from '../../platform/consented';
import { writeCookie } from '../../platform/write-cookie';

/**
 * A cookie of the collector. Reads the browser's each time, because other tabs write it, and consent may be withdrawn.
 * While it can't be stored, the page remembers the value.
 */
export class VisitorCookie {
  private unstored: string | undefined;

  constructor(private readonly name: string) {}

  read(): string | undefined {
    return this.stored() ?? this.unstored;
  }

  /** @returns the stored value, which another tab may have written at the same moment; otherwise the given one */
  write(value: string, maxAgeSeconds: number): string {
    this.unstored = value;
    if (!consented('storage')) return value;
    try {
      writeCookie(
        `${this.name}=${value}; path=/; max-age=${maxAgeSeconds}; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`,
      );
    } catch {
      // Cookies are blocked.
    }
    const stored = this.stored();
    // Otherwise an erased cookie would come back.
    if (stored) this.unstored = undefined;
    return stored ?? value;
  }

  /** @returns undefined without consent, and if cookies are blocked */
  stored(): string | undefined {
    if (!consented('storage')) return undefined;
    try {
      return new RegExp(`(?:^|; )${this.name}=([^;]+)`).exec(document.cookie)?.[1];
    } catch {
      return undefined;
    }
  }
}
