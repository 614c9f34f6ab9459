// @vitest-environment node
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { theme } from '../../../cli/commands/theme';
import { loadTheme } from '../../../cli/theme-files/load-theme';
import { roleList } from '../../../src/themes/role-list';
import { themes } from '../../../src/themes/themes';
import { runCommand } from '../cli/support';

vi.setConfig({ testTimeout: 120_000 });

const folder = () => mkdtempSync(join(tmpdir(), 'cobble-'));
const run = (cwd: string, name: string, options: { from?: string; format?: 'ts' | 'tokens' } = {}) =>
  runCommand((io) => theme(name, { format: 'ts', ...options }, io), '', { cwd });

// Interface 9, THM-4
it('writes each theme as code or as tokens, which can be loaded', async () => {
  for (const [index, base] of themes.entries()) {
    const [format, file] = index % 2 ? (['ts', 'winter.ts'] as const) : (['tokens', 'winter.json'] as const);
    const cwd = folder();
    expect((await run(cwd, 'winter', { from: base.name, format })).code).toBe(0);
    expect(readdirSync(cwd)).toEqual([file]);
    expect(await loadTheme(file, cwd)).toEqual({ ...base, name: 'winter' });
  }
});

it('has every role with its description, from gray by default', async () => {
  const cwd = folder();
  const { out, err } = await run(cwd, 'winter');
  expect(out).toBe('wrote winter.ts, with the values of gray\n');
  expect(err).toBe('Change it, then: npx cobble build --theme ./winter.ts\n');
  const text = readFileSync(join(cwd, 'winter.ts'), 'utf8');
  expect(text).toMatch(/^import \{ defineTheme \} from 'cobble-embed\/themes';\n/);
  for (const { path, text: words } of roleList)
    expect(text).toMatch(
      new RegExp(
        `/\\*\\* ${words.replace(/[.*+?()|[\]]/g, '\\$&')} \\*/\\n +${path.slice(path.lastIndexOf('.') + 1)}: ['"]`,
      ),
    );
});

it('never overwrites a file', async () => {
  const cwd = folder();
  for (const [format, file] of [
    ['ts', 'winter.ts'],
    ['tokens', 'winter.json'],
  ] as const) {
    writeFileSync(join(cwd, file), 'mine');
    const { code, err } = await run(cwd, 'winter', { format });
    expect([code, err]).toEqual([2, `cobble: ${file} already exists\nFix: Choose another name, or move the file.\n`]);
    expect(readFileSync(join(cwd, file), 'utf8')).toBe('mine');
  }
});

it.each([
  ['Winter', {}, /invalid theme name 'Winter': /],
  ['../winter', {}, /invalid theme name/],
  ['texts', {}, /invalid theme name 'texts': /],
  ['chunks', {}, /invalid theme name 'chunks': /],
  ['realms', {}, /'realms' is a built-in theme\nFix: .*cobble theme my-realms --from realms/],
  ['winter', { from: 'relms' }, /unknown theme 'relms'\nFix: Did you mean realms\?/],
  ['winter', { from: 'mauve' }, /unknown theme 'mauve'\nFix: Available themes: black, /],
])('rejects %s with %j, and writes nothing', async (name, options, message) => {
  const cwd = folder();
  const { code, err } = await run(cwd, name, options);
  expect(code).toBe(2);
  expect(err).toMatch(message);
  expect(readdirSync(cwd)).toEqual([]);
});

it('reports a failed write', async () => {
  const { code, err } = await run(join(folder(), 'none'), 'winter');
  expect([code, err]).toEqual([
    2,
    expect.stringMatching(
      /^cobble: cannot write winter\.ts: its folder doesn't exist.*\nFix: Run the command in a writable folder/,
    ),
  ]);
});
