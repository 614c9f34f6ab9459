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
  const opened = await pageWith(html, { viewport });
  await opened.mounted();
  await opened.settled();
  return { seen, opened };
};
