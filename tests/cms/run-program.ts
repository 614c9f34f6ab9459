import { spawnSync } from 'node:child_process';

/**
 * @returns the program's output
 * @throws Error with the end of the output if the program fails
 */
export const runProgram = (
  program: string,
  args: readonly string[],
  options: { cwd?: string; input?: string; env?: Readonly<Record<string, string>> } = {},
): string => {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: options.cwd,
    input: options.input ?? '',
    env: { ...process.env, ...options.env },
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status !== 0)
    throw new Error(`${program} ${args.join(' ').slice(0, 200)} failed: ${error ?? (stderr || stdout).slice(-2000)}`);
  return stdout;
};
