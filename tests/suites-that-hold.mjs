/** Every test of a browser; where the time is short, what comes first is run. */
const everything = [
  'tests/browser/journeys/',
  'tests/wire/browser/',
  'tests/browser/loader/',
  'tests/browser/components/',
  'tests/browser/policy/',
  'tests/browser/experiments/',
  'tests/browser/render/',
  'tests/browser/areas/',
  'tests/browser/apg/',
  'tests/browser/',
  'tests/fuzz/browser/',
];

/**
 * By engine, the folders and files of which no test fails there: what `npm run test:engines -- --held` runs. A new file
 * in such a folder runs there too, and one that fails is mended, or says what the engine lacks. Whatever is not yet
 * here runs without `--held` alone.
 */
export const suitesThatHold = {
  chromium: everything,
  'chromium-oldest': everything,
  firefox: everything,
  // For it vitest.config.ts includes nothing else.
  wpe: ['tests/browser/oldest-class.wpe.ts'],
  // The random walk has not held there.
  webkit: [...everything.filter((path) => !path.startsWith('tests/fuzz/')), 'tests/fuzz/browser/markup.test.ts'],
};
