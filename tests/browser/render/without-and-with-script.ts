import { expect } from 'vitest';
import { extendFontTimeout } from '../extend-font-timeout';
import type { Harness, PageOptions } from '../harness';

export const withoutAndWithScript = async (
  pageWith: Harness['pageWith'],
  html: string,
  viewport: NonNullable<PageOptions['viewport']>,
) => {
  const without = await pageWith(html, { viewport, before: (page) => page.setJavaScriptEnabled(false) });
  const withoutScript = await without.screenshot();
  await without.page.setJavaScriptEnabled(true);
  const opened = await pageWith(html, { viewport, before: extendFontTimeout });
  await opened.waitForMounted();
  const hasFont = html.includes('/fonts/face.css');
  await opened.waitForRendering(hasFont);
  await expect.poll(() => opened.requests.filter(({ status, failed }) => !status && !failed)).toEqual([]);
  await opened.waitForRendering(hasFont);
  return { withoutScript, opened };
};
