import type { OpenedPage } from '../browser/opened-page';

const ofTheBrowser =
  /^Failed to load (resource|module script)|^Refused to execute script from .* because its MIME type|net::ERR_|has been blocked by CORS|was preloaded using link preload/;

/** Returns uncaught errors, unhandled rejections, and console errors that neither Cobble nor the browser logged. */
export const complaints = ({ errors, console }: OpenedPage): string[] => [
  ...errors.map((text) => `uncaught: ${text}`),
  ...console
    .filter(({ type, text }) => type === 'error' && !text.startsWith('cobble:') && !ofTheBrowser.test(text))
    .map(({ text }) => `console: ${text}`),
];
