/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutate/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  // Only what changed since, in a file or in its tests, is tried again.
  incremental: true,
  incrementalFile: '.cache/mutants.json',
  tempDirName: '.cache/stryker',
  // Stryker rewrites tsconfig.json by TypeScript's API, which version 7 no longer has; nothing here needs that.
  tsconfigFile: 'none.json',
  ignorePatterns: ['/dist', '/.cache', '/docs', '/tests/browser', '/tests/soak', '/tests/wire'],
  // What a message says, and how an error is worded, is proved where it matters; a mutant of each letter is noise.
  mutator: { excludedMutations: ['StringLiteral'] },
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: '.cache/mutation.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
  concurrency: 2,
};
