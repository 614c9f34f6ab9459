/** What every confirmation says beside its question and its yes. Spread it into an area's own texts (`ownTexts`). */
export const confirmTexts = {
  noText: 'Not now',
  unseenText: 'Something covers the question, so nothing was done. Close it or enlarge the window, and try again.',
} as const;
