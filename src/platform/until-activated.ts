/** Nobody may ever see a prerendered page (interface 9, "Exposure"). */
export const untilActivated = (): Promise<unknown> | undefined =>
  typeof document !== 'undefined' && (document as { prerendering?: boolean }).prerendering
    ? new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }))
    : undefined;
