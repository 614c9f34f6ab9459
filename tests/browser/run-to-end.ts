import { spawnSync } from 'node:child_process';

/**
 * Runs a program that installs something; what it prints goes to stderr.
 *
 * @returns whether it went well
 */
export const runToEnd = (program: string, args: readonly string[]): boolean =>
  spawnSync(program, args, {
    // Without a network a download may hang for good.
    timeout: 300_000,
    stdio: ['ignore', process.stderr, process.stderr],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;
