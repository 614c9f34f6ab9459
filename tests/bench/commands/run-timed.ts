import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Seconds of a run, start and end of the process included. */
export interface Timed {
  readonly wall: number;
  /** Of the process's own work: what else the machine does counts little. */
  readonly user: number;
}

/**
 * Runs a script of Node to its end; its output is thrown away.
 *
 * @param codes that it may end with
 * @throws Error with what it wrote when it ends otherwise
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
