/**
 * A random UUID, version 4. `crypto.randomUUID` is missing on plain http, so its digits are drawn one by one.
 *
 * @returns 36 characters, lower case
 */
export const uuid = (): string =>
  'xxxxxxxx-xxxx-4xxx-axxx-xxxxxxxxxxxx'.replace(/x/g, () =>
    // biome-ignore lint/style/noNonNullAssertion: an array of one byte has a first.
    (crypto.getRandomValues(new Uint8Array(1))[0]! & 15).toString(16),
  );
