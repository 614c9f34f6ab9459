/** After this, an area shows an error. */
const LOAD_TIMEOUT_MS = 9000;

/**
 * Loads the sanitiser.
 *
 * @throws the error of its file, or an Error after the timeout
 */
export const loadSanitiser = (): Promise<typeof import('./sanitise')> =>
  Promise.race([
    import('./sanitise'),
    new Promise<never>((_, reject) => {
      setTimeout(reject, LOAD_TIMEOUT_MS, Error('The sanitiser did not load within 9 seconds.'));
    }),
  ]);
