export const confirmTexts = {
  noText: 'Not now',
  framedText: 'Open in a new window to continue',
  unseenText:
    'Something covered the confirmation, so nothing was done. Close it or enlarge the window, then try again.',
} as const;
