/** What is mounted, to be found when it leaves the page. */
export const mounted = new Map<
  HTMLElement,
  { endMount(): void /** Was in the document once; only then its absence means removal. */; wasConnected: boolean }
>();
