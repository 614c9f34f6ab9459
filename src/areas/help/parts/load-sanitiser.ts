/** An area shows an error instead of waiting longer. */
const LOAD_TIMEOUT_MS = 9000;

/**
 * Loads the sanitiser lazily.
 *
 * @throws the error of its file, or an Error after the timeout
 */
export const loadSanitiser = (): Promise<typeof import('./sanitise')> =>
  Promise.race([
    import('./sanitise'),
    new Promise<never>((_, reject) => {
      setTimeout(reject, LOAD_TIMEOUT_MS, Error("The sanitiser didn't load within 9 seconds."));
    }),
  ]);
