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
  firefox: everything,
  // For it vitest.config.ts includes nothing else.
  wpe: ['tests/browser/oldest-class.wpe.ts'],
  webkit: [
    'tests/browser/apg/openers.test.ts',
    'tests/browser/areas/confirmation-claims.sampled.test.ts',
    'tests/browser/areas/confirmation-question.sampled.test.ts',
    'tests/browser/areas/help.test.ts',
    'tests/browser/areas/late-code.test.ts',
    'tests/browser/areas/marketplace.test.ts',
    'tests/browser/areas/profile.test.ts',
    'tests/browser/areas/store.test.ts',
    'tests/browser/areas/support.test.ts',
    'tests/browser/experiments/cache.test.ts',
    'tests/browser/experiments/consent.test.ts',
    'tests/browser/experiments/flicker.test.ts',
    'tests/browser/experiments/overlay.test.ts',
    'tests/browser/experiments/preload.test.ts',
    'tests/browser/loader/areas-sheet.test.ts',
    'tests/browser/loader/base.sampled.test.ts',
    'tests/browser/loader/errors.sampled.test.ts',
    'tests/browser/loader/links.test.ts',
    'tests/browser/loader/pinned-tag.test.ts',
    'tests/browser/loader/settings.test.ts',
    'tests/browser/loader/when.test.ts',
    'tests/browser/policy/',
    'tests/browser/render/answers.sampled.test.ts',
    'tests/browser/render/hostile.sampled.test.ts',
    'tests/wire/browser/cases.test.ts',
    'tests/wire/browser/cookies.test.ts',
    'tests/wire/browser/media.test.ts',
    'tests/wire/browser/sign-in.sampled.test.ts',
    'tests/wire/browser/tabs.sampled.test.ts',
    'tests/browser/catalogue-folder.test.ts',
    'tests/browser/experiments/apply.sampled.test.ts',
    'tests/browser/experiments/exposures.test.ts',
    'tests/browser/render/takeover.sampled.test.ts',
    'tests/browser/journeys/',
  ],
};
