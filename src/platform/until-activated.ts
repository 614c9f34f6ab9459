/**
 * Waits while the page is only prerendered: nobody may ever see it (interface 9, "Exposure").
 *
 * @returns a promise to wait for; undefined where the page is seen, and where there is no page
 */
export const untilActivated = (): Promise<unknown> | undefined =>
  // TypeScript's types lack it.
  typeof document !== 'undefined' && (document as { prerendering?: boolean }).prerendering
    ? new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }))
    : undefined;
