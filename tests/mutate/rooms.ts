/**
 * What is gone through without a path, and has a line of its own in the table; with the folders of `tests/unit`, or of
 * `tests`, that have to notice its mutants. Others reach them too, and would try them for hours.
 */
export const rooms: Readonly<Record<string, readonly string[]>> = {
  'src/experiments/engine': ['experiments'],
  'src/services': ['services', 'wire'],
  'src/embed': ['embed'],
  'src/areas': ['areas'],
  'src/widgets': ['widgets'],
  'cli/check': ['cli', 'experiments'],
  'cli/lint': ['cli'],
  'cli/match': ['cli', 'experiments'],
};
