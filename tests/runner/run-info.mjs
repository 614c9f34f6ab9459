import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cpus, release, totalmem, type } from 'node:os';

const OS_NAME = '/etc/os-release';
const BYTES_PER_GIB = 2 ** 30;

/**
 * Describes the checkout and the machine, for the report of `npm run report`.
 *
 * @param {string} root the checkout
 */
export const runInfo = (root) => ({
  ...checkout(root),
  node: process.versions.node,
  system: `${osName()}, ${process.arch}`,
  cpus: `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'})`,
  memoryGiB: Math.round(totalmem() / BYTES_PER_GIB),
});

/** @returns {{ commit: string, isChanged: boolean }} an empty commit outside of a git checkout */
export const checkout = (root) => ({
  commit: git(root, 'rev-parse', 'HEAD'),
  isChanged: git(root, 'status', '--porcelain') !== '',
});

/** @returns {string} what git prints, or an empty string if it fails */
export const git = (root, ...args) => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
};

const osName = () => {
  const name = existsSync(OS_NAME) && /^PRETTY_NAME="(.*)"$/m.exec(readFileSync(OS_NAME, 'utf8'))?.[1];
  return name || `${type()} ${release()}`;
};
