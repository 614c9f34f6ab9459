import { spawnSync } from 'node:child_process';

/**
 * Runs a program and sends its output to stderr.
 *
 * @returns whether the program succeeded
 */
export const runWithTimeout = (program: string, args: readonly string[]): boolean =>
  spawnSync(program, args, {
    // Without a network connection, a download may hang.
    timeout: 300_000,
    stdio: ['ignore', process.stderr, process.stderr],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;
