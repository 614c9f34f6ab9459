/**
 * The end of a command's help: examples to copy, each with what it is for.
 *
 * @param examples command lines, as they are typed
 */
export const helpExamples = (examples: readonly (readonly [line: string, what: string])[]): string =>
  `\nExamples:\n${examples.map(([line, what]) => `  $ ${line}\n      ${what}`).join('\n')}`;
