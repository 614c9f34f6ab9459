/**
 * Waits until a file that an edge worker added has run (docs/reference/edge.md). Relies on DOMContentLoaded, because
 * the file's `load` event may already have fired.
 *
 * @throws Error for an error status; other failures can't be detected
 */
export const untilEdgeFileRan = async (href: string): Promise<void> => {
  if (!performance.timing.domContentLoadedEventStart)
    await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
  for (const entry of performance.getEntriesByName(href))
    if (entry instanceof PerformanceResourceTiming && entry.responseStatus > 399)
      throw new Error(`status ${entry.responseStatus}`);
};
