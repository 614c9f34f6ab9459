/**
 * @returns the folder of a test file, given its path from the root of the repository: `cli` for
 *   `tests/unit/cli/check.test.ts`, and `wire` for files in `tests/wire`
 */
export const folderOf = (file: string): string => /^tests\/(?:unit\/)?([^/]+)\//.exec(file)?.[1] ?? '';
