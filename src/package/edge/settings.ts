import type { EdgeOptions } from './edge-options';

export type EdgeSettings = Required<Omit<EdgeOptions, 'consentCookie'>> & Pick<EdgeOptions, 'consentCookie'>;

const quietly =
  (report: (error: unknown) => void) =>
  (error: unknown): void => {
    try {
      report(error);
    } catch {}
  };

export const settingsOf = (options: EdgeOptions): EdgeSettings => ({
  ...options,
  allowedOrigins: options.allowedOrigins ?? [],
  locale: options.locale ?? 'en-us',
  timeoutMs: options.timeoutMs ?? 500,
  country: options.country ?? ((request) => (request as { cf?: { country?: string } }).cf?.country),
  // An error in `onError` itself mustn't break a page.
  onError: quietly(options.onError ?? console.error),
});
