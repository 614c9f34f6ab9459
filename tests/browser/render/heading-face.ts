import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Fault } from '../faults';
import type { OpenedPage } from '../opened-page';

/** The tags that `cobble snippet --face` prints. Without these, a server-rendered page has no web font. */
export const faceTags =
  '<link rel="preload" as="font" type="font/woff2" crossorigin href="/dist/fonts/jersey-10.woff2"><link rel="stylesheet" href="/dist/fonts/face.css">';

/**
 * Serves face.css with `font-display: block`, so that the font is shown even if it arrives late on a busy machine.
 * Visitors get `optional`, with which a late font isn't used.
 */
export const blockForFace = (): Fault => ({
  url: /\/fonts\/face\.css$/,
  body: readFileSync('dist/fonts/face.css', 'utf8').replaceAll('font-display: optional', 'font-display: block'),
});

/** Waits until the browser has loaded a font of face.css. Also works in a page without scripts. */
export const waitForFace = ({ page }: OpenedPage): Promise<void> =>
  expect.poll(() => page.evaluate(() => [...document.fonts].map(({ status }) => status))).toContain('loaded');
