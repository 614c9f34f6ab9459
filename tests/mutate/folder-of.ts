/** Returns `cli` for `tests/unit/cli/check.test.ts`, and `wire` for files in `tests/wire`. */
export const folderOf = (file: string): string => /^tests\/(?:unit\/)?([^/]+)\//.exec(file)?.[1] ?? '';
