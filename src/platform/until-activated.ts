/** Waits until a prerendered page is shown, which may never happen (interface 9, "Exposure"). */
export const untilActivated = (): Promise<unknown> | undefined =>
  typeof document !== 'undefined' && (document as { prerendering?: boolean }).prerendering
    ? new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }))
    : undefined;
