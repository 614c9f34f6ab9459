import { log } from '../platform/log';
import { pageOrigin } from '../platform/page-url';

/**
 * Returns the origins that enhanced links may lead to, including the page's own. Returns none if `data-links` is off.
 *
 * @param setting Either `on`, or a list of origins
 */
export const originsOf = (setting: unknown): string[] => {
  const words = `${setting || ''}`.split(/[\s,]+/).filter(Boolean);
  if (!words.length || words.join() === 'off' || words.join() === 'false') return [];
  const origins: string[] = [];
  const own = pageOrigin();
  // Skip the opaque origin "null": `mailto:` links also have it.
  if (own && own !== 'null') origins.push(own);
  for (const word of words) {
    if (/^(?:on|true)$/.test(word)) continue;
    let origin = '';
    try {
      ({ origin } = new URL(word));
    } catch {}
    if (/^https?:/.test(origin)) origins.push(origin);
    else
      log(
        'warn',
        `cobble: data-links has an invalid origin ${JSON.stringify(word)}. Fix: write "on", or origins such as https://www.example.com.`,
      );
  }
  return origins;
};
