/** @returns of `tests/unit/cli/check.test.ts`, a path from the root of the repository, `cli` */
export const folderOf = (file: string): string => file.split('/')[2] ?? '';
