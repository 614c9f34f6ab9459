import type { Opened } from '../browser/opened';

/** The browser's own words for a request that failed. */
const ofTheBrowser =
  /^Failed to load (resource|module script)|^Refused to execute script from .* because its MIME type|net::ERR_|has been blocked by CORS|was preloaded using link preload/;

/**
 * What a page may never have said, whatever fails: uncaught errors, unhandled rejections, errors in the console that
 * are neither ours by name nor the browser's.
 */
export const complaints = ({ errors, console }: Opened): string[] => [
  ...errors.map((text) => `uncaught: ${text}`),
  ...console
    .filter(({ type, text }) => type === 'error' && !text.startsWith('cobble:') && !ofTheBrowser.test(text))
    .map(({ text }) => `console: ${text}`),
];
