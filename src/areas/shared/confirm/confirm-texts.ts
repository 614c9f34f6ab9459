/** What every confirmation says beside its question and its yes. Spread it into an area's own texts (`ownTexts`). */
export const confirmTexts = {
  noText: 'Not now',
  unseenText: 'Something on this page covers the question, so nothing was done. Close what lies over it, or make the window larger, and try again.',
} as const;
