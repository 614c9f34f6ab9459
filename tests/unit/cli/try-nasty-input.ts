import { expect, it } from 'vitest';
import { sampleOf } from '../../browser/sample-of';
import { fileCommands } from './limits-support';
import { nasty } from './nasty-input';
import { runCommand } from './support';

/** Size of the sample. It covers every text at least once, and every command at least four times. */
const SAMPLE = 48;

/** Combines commands with texts. Tests a sample of the combinations, or all others. */
export const tryNastyInput = (which: 'sample' | 'others'): void => {
  const { folder, commands } = fileCommands();
  const all = nasty.flatMap(([what, stdin]) => commands.map(([name, run]) => [what, name, stdin, run] as const));
  const sample = sampleOf(all, SAMPLE);
  const cases = which === 'sample' ? sample : all.filter((one) => !sample.includes(one));
  it.each(cases)('handles %s: %s exits with 0, 1 or 2, and gives a reason', async (_, _command, stdin, run) => {
    const { code, out, err } = await runCommand(run('-'), stdin(), { cwd: folder.path() });
    expect([code, err.includes('bug in cobble')]).toEqual([
      expect.toSatisfy((given: number) => [0, 1, 2].includes(given)),
      false,
    ]);
    expect(err).not.toMatch(/\n\s+at /);
    if (code === 2) expect(err).toMatch(/^cobble: \S/);
    if (code === 1) expect(out).not.toBe('');
  });
};
