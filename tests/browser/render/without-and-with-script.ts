import { expect } from 'vitest';
import { awaitsFace } from '../awaits-face';
import type { Harness, PageOptions } from '../harness';

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
  await expect.poll(() => opened.requests.filter(({ status, failed }) => !status && !failed)).toEqual([]);
  await opened.settled(hasFace);
  return { seen, opened };
};
