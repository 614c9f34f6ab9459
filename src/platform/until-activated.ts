/**
 * Waits while the page is prerendered: nobody may ever see it (interface 9, "Exposure").
 *
 * @returns undefined if the page is already active, or outside a browser
 */
export const untilActivated = (): Promise<unknown> | undefined =>
  typeof document !== 'undefined' && (document as { prerendering?: boolean }).prerendering
    ? new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }))
    : undefined;
