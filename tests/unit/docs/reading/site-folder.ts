import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { starterFiles } from '../../../../cli/init/starter-files';
import { gray } from '../../../../src/themes/gray';
import { PROGRAM } from '../../program';
import { root } from './all-documents';

export interface SiteFolder {
  path: string;
  write(name: string, text: string): void;
  /** A `cd` also applies to later calls, as in a terminal. */
  run(lines: string): Promise<{ code: number; printed: string }>;
  /** Updates `main` and `origin/main`, as continuous integration does. */
  commit(): Promise<void>;
  remove(): void;
}

/**
 * Creates a git repository with the package, in which `cobble`, `npx cobble`, `npm ci` and `npm install` work.
 *
 * @param isEmpty omits the files of `cobble init`
 */
export const siteFolder = async (isEmpty: boolean): Promise<SiteFolder> => {
  const path = mkdtempSync(join(tmpdir(), 'cobble-docs-'));
  const bin = join(path, '.bin');
  const program = (name: string, script: string): void =>
    writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  mkdirSync(bin);
  program('cobble', `exec '${process.execPath}' '${PROGRAM}' "$@"`);
  program('npx', 'exec "$@"');
  // This fake npm ignores these commands, because the package is linked below.
  program('npm', 'case "$*" in ci | init\\ -y | install\\ *cobble-embed*) ;; *) exit 1 ;; esac');
  mkdirSync(join(path, 'node_modules'));
  symlinkSync(root, join(path, 'node_modules/cobble-embed'));
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}`, NO_COLOR: '1' };
  let cwd = path;
  const folder: SiteFolder = {
    path,
    write: (name, text) => {
      mkdirSync(dirname(join(cwd, name)), { recursive: true });
      writeFileSync(join(cwd, name), text);
    },
    run: (lines) =>
      new Promise((resolve) => {
        const last = join(bin, 'last-folder');
        const script = `exec 2>&1\ntrap 'pwd > ${last}' EXIT\n${lines}`;
        execFile('bash', ['-e', '-o', 'pipefail', '-c', script], { cwd, env, maxBuffer: 2e7 }, (error, printed) => {
          cwd = readFileSync(last, 'utf8').trim();
          resolve({ code: error ? Number(error.code) : 0, printed });
        });
      }),
    async commit() {
      const { code, printed } = await folder.run(
        'git add . && git -c user.name=x -c user.email=x@example.com commit -q --allow-empty -m "Experiments"',
      );
      if (code !== 0) throw Error(printed);
    },
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
  folder.write('.gitignore', '.bin\nnode_modules\n');
  if (!isEmpty) for (const { name, text } of starterFiles(gray)) folder.write(name, text);
  await folder.run(
    'git init -q -b main && git remote add origin . && git config remote.origin.fetch "+refs/heads/*:refs/remotes/origin/*"',
  );
  return folder;
};
