import { log } from '../platform/log';

/**
 * Returns the page's origin and those of the setting; none if links stay links.
 *
 * @param setting `data-links`: `on`, or a list of origins
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
        `cobble: data-links has an invalid origin ${JSON.stringify(word)}. Fix: write "on", or origins such as https://www.example.com.`,
      );
  }
  return origins;
};
