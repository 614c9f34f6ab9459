import { log } from '../platform/log';

/**
 * Returns the allowed origins of enhanced links, including the page's. Empty if `data-links` is off.
 *
 * @param setting `on`, or a list of origins
 */
export const originsOf = (setting: unknown): string[] => {
  const words = `${setting || ''}`.split(/[\s,]+/).filter(Boolean);
  if (!words.length || words.join() === 'off' || words.join() === 'false') return [];
  const origins = [location.origin];
  for (const word of words) {
    if (/^(?:on|true)$/.test(word)) continue;
    let origin = '';
    try {
      ({ origin } = new URL(word));
    } catch {
      /* Logged below. */
    }
    if (/^https?:/.test(origin)) origins.push(origin);
    else
      log(
        'warn',
        `cobble: data-links names ${JSON.stringify(word)}, which is no origin. Write "on", or origins such as https://www.example.com.`,
      );
  }
  return origins;
};
