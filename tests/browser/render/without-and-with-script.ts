import { expect } from 'vitest';
import { extendFontTimeout } from '../extend-font-timeout';
import type { Harness, PageOptions } from '../harness';
import { blockForFace, waitForFace } from './heading-face';

export const withoutAndWithScript = async (
  pageWith: Harness['pageWith'],
  html: string,
  viewport: NonNullable<PageOptions['viewport']>,
) => {
  const hasFont = html.includes('/fonts/face.css');
  const options = { viewport, faults: [blockForFace()] };
  const without = await pageWith(html, { ...options, before: (page) => page.setJavaScriptEnabled(false) });
  if (hasFont) await waitForFace(without);
  const withoutScript = await without.screenshot();
  await without.page.setJavaScriptEnabled(true);
  const opened = await pageWith(html, { ...options, before: extendFontTimeout });
  await opened.waitForMounted();
  await opened.waitForRendering(hasFont);
  await expect.poll(() => opened.requests.filter(({ status, failed }) => !status && !failed)).toEqual([]);
  await opened.waitForRendering(hasFont);
  return { withoutScript, opened };
};
