const LOAD_TIMEOUT_MS = 9000;

export const loadSanitiser = (): Promise<typeof import('./sanitise')> =>
  Promise.race([
    import('./sanitise'),
    new Promise<never>((_, reject) => {
      setTimeout(reject, LOAD_TIMEOUT_MS, Error("The sanitiser didn't load within 9 seconds."));
    }),
  ]);
