import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Times in seconds, including the start and end of the process. */
export interface Timed {
  readonly wall: number;
  /** CPU time, which depends little on the machine's load. */
  readonly user: number;
}

/**
 * @param codes The accepted exit codes
 * @throws Error with the command's output on any other exit code
 */
export const runTimed = (args: readonly string[], codes: readonly number[] = [0]): Timed => {
  const reporter = new URL('report-cpu.mjs', import.meta.url).href;
  const started = performance.now();
  const { status, stderr, output } = spawnSync(process.execPath, ['--import', reporter, ...args], {
    cwd: fileURLToPath(new URL('../../../', import.meta.url)),
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  if (status === null || !codes.includes(status)) throw new Error(`${args.join(' ')} ended with ${status}:\n${stderr}`);
  return { wall: (performance.now() - started) / 1000, user: Number(output[3]) };
};
