import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Starts a server, and waits until it responds.
 *
 * @returns a function that ends it
 */
export const startProgram = async (
  program: string,
  args: readonly string[],
  isUp: () => Promise<unknown>,
  options: { cwd?: string; env?: Readonly<Record<string, string>> } = {},
): Promise<() => Promise<void>> => {
  const child = spawn(program, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-2000)));
  const stop = async () => {
    if (child.exitCode === null && child.pid !== undefined) {
      process.kill(-child.pid, 'SIGTERM');
      await new Promise((done) => child.once('exit', done));
    }
  };
  for (let attempts = 0; attempts < 120; attempts++) {
    if (child.exitCode !== null) throw new Error(`${program} ended: ${output}`);
    try {
      await isUp();
      return stop;
    } catch {
      await sleep(500);
    }
  }
  await stop();
  throw new Error(`${program} did not answer within a minute: ${output}`);
};
