/**
 * @returns the folder of the room that a test file is about: of `tests/unit/cli/check.test.ts`, a path from the root of
 *   the repository, `cli`; of one in `tests/wire`, `wire`
 */
export const folderOf = (file: string): string => /^tests\/(?:unit\/)?([^/]+)\//.exec(file)?.[1] ?? '';
