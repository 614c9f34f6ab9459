/**
 * A file that an edge has put into the head before the page was sent (docs/edge.md), its scripts deferred. Its own
 * events may be over: what the browser has measured tells of a wrong answer, and of nothing else.
 *
 * @returns resolves when the document is read, and so the file has run
 * @throws where its answer was an error
 */
export const lookAtMarked = async (href: string): Promise<void> => {
  if (!performance.timing.domContentLoadedEventStart)
    await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
  // Entries of a resource are of this class.
  for (const entry of performance.getEntriesByName(href) as PerformanceResourceTiming[])
    if (entry.responseStatus > 399) throw entry.responseStatus;
};
