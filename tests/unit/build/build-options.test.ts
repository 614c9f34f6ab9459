// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type BuildOptions, build } from '../../../cli/commands/build';
import { gray } from '../../../src/themes/gray';
import { runCommand } from '../cli/support';

const folder = () => {
  const cwd = mkdtempSync(join(tmpdir(), 'cobble-'));
  writeFileSync(join(cwd, 'file'), 'mine');
  mkdirSync(join(cwd, 'site'));
  writeFileSync(join(cwd, 'site/manifest.json'), '{ "name": "A web app" }');
  const theme = (name: string) => `export default ${JSON.stringify({ ...gray, name })}`;
  writeFileSync(join(cwd, 'one.ts'), theme('ours'));
  writeFileSync(join(cwd, 'two.ts'), theme('ours'));
  writeFileSync(join(cwd, 'gray.ts'), theme('gray'));
  writeFileSync(join(cwd, 'wrong.ts'), 'export default { name: "ours" }');
  return cwd;
};

// Interface 9: a sentence and the exit code, before anything is written.
it.each<[BuildOptions, number, RegExp]>([
  [{ out: 'file' }, 2, /^cobble: --out file is a file\nMend: Name a folder/],
  [{ out: 'file/dist' }, 2, /^cobble: --out file\/dist lies below a file\nMend/],
  [{ out: '' }, 2, /^cobble: --out names no folder\nMend/],
  [
    { out: 'site' },
    2,
    /^cobble: site\/manifest\.json was not written by cobble build, which would write over it\nMend/,
  ],
  [{ widgets: [] }, 2, /^cobble: --widgets names no widget\nMend: The widgets are /],
  [{ widgets: ['themed-buton'] }, 2, /^cobble: there is no widget 'themed-buton'\nMend: Did you mean themed-button\?/],
  [{ widgets: ['modal', 'x'] }, 2, /^cobble: there is no widget 'x'\nMend: The widgets are /],
  [{ theme: ['realms', 'realms'] }, 2, /^cobble: --theme realms is given twice\nMend/],
  [
    { theme: ['./one.ts', './two.ts'] },
    2,
    /^cobble: --theme \.\/one\.ts and --theme \.\/two\.ts are both called 'ours'\nMend/,
  ],
  [{ theme: ['gray', './gray.ts'] }, 2, /are both called 'gray'/],
  [{ theme: [''] }, 2, /^cobble: --theme names no theme\nMend/],
  [{ theme: ['relms'] }, 2, /^cobble: there is no theme 'relms'\nMend: Did you mean realms\?/],
  [{ theme: ['./none.ts'] }, 2, /^cobble: the theme file \.\/none\.ts can't be loaded/],
  [{ theme: ['./wrong.ts'] }, 1, /^cobble: \.\/wrong\.ts holds no theme: \d+ things are wrong\n {2}scheme is missing/],
])('build with %j ends with %i and a sentence', async (options, exitCode, message) => {
  const cwd = folder();
  const { code, out, err } = await runCommand((io) => build({ widgets: ['modal'], ...options }, io), '', { cwd });
  expect([code, out]).toEqual([exitCode, '']);
  expect(err).toMatch(message);
  expect(err.trimEnd().split('\n').at(-1)).toMatch(/^Mend: /);
  expect(readFileSync(join(cwd, 'file'), 'utf8')).toBe('mine');
});
