import { expect } from 'vitest';
import { awaitsFace } from '../awaits-face';
import type { Harness, PageOptions } from '../harness';

/** Opens drawn HTML without script, takes its picture, and opens it again with script, until all is mounted. */
export const withoutAndWithScript = async (
  pageWith: Harness['pageWith'],
  html: string,
  viewport: NonNullable<PageOptions['viewport']>,
) => {
  const without = await pageWith(html, { viewport, before: (page) => page.setJavaScriptEnabled(false) });
  const seen = await without.picture();
  await without.page.setJavaScriptEnabled(true);
  const opened = await pageWith(html, { viewport, before: awaitsFace });
  await opened.mounted();
  const hasFace = html.includes('/fonts/face.css');
  await opened.settled(hasFace);
  // What it asks for has come, and is drawn.
  await expect.poll(() => opened.requests.filter(({ status, failed }) => !status && !failed)).toEqual([]);
  await opened.settled(hasFace);
  return { seen, opened };
};
