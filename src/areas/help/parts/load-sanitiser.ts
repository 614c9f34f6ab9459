/** Milliseconds after which the sanitiser's code counts as lost: an area says so instead of waiting for ever. */
const PATIENCE = 9000;

/**
 * Fetches the sanitiser, whose code no other part of a page needs.
 *
 * @throws what its file failed with; nothing where it has not come after nine seconds
 */
export const loadSanitiser = (): Promise<typeof import('./sanitise')> =>
  Promise.race([
    import('./sanitise'),
    new Promise<never>((_, reject) => {
      setTimeout(reject, PATIENCE);
    }),
  ]);
