import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** @param {string} from The folder with `package.json` and `package-lock.json` */
export const installPackages = (from, to) => {
  mkdirSync(to, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) copyFileSync(join(from, file), join(to, file));
  // Hides npm's warnings that packages want a newer Node, because the tests also work with this one.
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: to,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
};
