export const confirmTexts = {
  noText: 'Not now',
  framedText: 'Open this page in its own window to continue',
  unseenText: 'Something covers the question, so nothing was done. Close it or enlarge the window, and try again.',
} as const;
