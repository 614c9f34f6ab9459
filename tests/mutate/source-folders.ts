/**
 * Source folders that `npm run mutate` tests by default, and the test folders that must notice their mutants. Other
 * tests reach the mutants, too, but would take hours.
 */
export const sourceFolders: Readonly<Record<string, readonly string[]>> = {
  'src/experiments/engine': ['experiments'],
  'src/services': ['services', 'wire'],
  'src/embed': ['embed'],
  'src/areas': ['areas'],
  'src/widgets': ['widgets'],
  'cli/check': ['cli', 'experiments'],
  'cli/lint': ['cli'],
  'cli/match': ['cli', 'experiments'],
};
