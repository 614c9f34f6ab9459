import { vi } from 'vitest';

/**
 * Watches what is asked of `Intl.Locale` until the globals are restored.
 *
 * @param heard is told of each tag
 */
export const watchLocales = (heard: (tag: unknown) => void): void => {
  class Locale extends Intl.Locale {
    constructor(tag: string) {
      heard(tag);
      super(tag);
    }
  }
  vi.stubGlobal('Intl', Object.assign(Object.create(Intl), { Locale }));
};
