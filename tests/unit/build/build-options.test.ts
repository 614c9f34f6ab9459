// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { type BuildOptions, build } from '../../../cli/commands/build';
import { root } from '../../../esbuild.config.mjs';
import { gray } from '../../../src/themes/gray';
import { runCommand } from '../cli/support';
import { tempFolder } from '../temp-folder';

const folder = tempFolder('test');
beforeEach(() => {
  folder.write('file', 'mine');
  mkdirSync(folder.path('site'));
  symlinkSync('loop', folder.path('loop'));
  folder.write('site/manifest.json', '{ "name": "A web app" }');
  const theme = (name: string) => `export default ${JSON.stringify({ ...gray, name })}`;
  mkdirSync(folder.path('built'));
  folder.write('built/manifest.json', '{ "files": { "realms/cobble.js": {} } }');
  folder.write('one.ts', theme('ours'));
  folder.write('two.ts', theme('ours'));
  folder.write('gray.ts', theme('gray'));
  folder.write('wrong.ts', 'export default { name: "ours" }');
});

// Interface 9: with invalid options, the build writes nothing.
it.each<[BuildOptions, number, RegExp]>([
  [{ out: 'file' }, 2, /^cobble: --out file is a file\nFix: Name a folder/],
  [{ out: 'file/dist' }, 2, /^cobble: --out file\/dist is inside a file\nFix/],
  [{ out: 'loop' }, 2, /^cobble: cannot read --out loop: ELOOP.*\nFix: Name another folder/],
  [{ out: '' }, 2, /^cobble: --out is empty\nFix/],
  [{ out: 'site' }, 2, /^cobble: site\/manifest\.json wasn't written by cobble build and would be overwritten\nFix/],
  [{ channel: '../v1' }, 2, /^cobble: --channel "\.\.\/v1" isn't a channel's name\nFix: Use letters, digits/],
  [{ channel: 'v1.' }, 2, /^cobble: --channel "v1\." isn't a channel's name\nFix/],
  [
    { channel: 'v99' },
    2,
    /^cobble: the channel v99 only takes version 99, and this is Cobble .*\nFix: Use --channel v\d+,/,
  ],
  [{ channel: '1.99.0' }, 2, /^cobble: the channel 1\.99\.0 only takes version 1\.99\.0, and this is Cobble .*\nFix/],
  [{ channel: 'maps', out: 'built' }, 2, /^cobble: builds in built may have a folder maps, .*\nFix: Name another/],
  [{ channel: 'v1', out: '' }, 2, /^cobble: --out/],
  [{ channel: 'realms', out: 'built' }, 2, /^cobble: builds in built may have a folder realms, .*\nFix: Name another/],
  [{ channel: 'next', watch: true }, 2, /^cobble: --channel keeps every build, and --watch .*\nFix: Omit one/],
  [{ widgets: [] }, 2, /^cobble: --widgets doesn't name a widget\nFix: Available widgets: /],
  [{ widgets: ['themed-buton'] }, 2, /^cobble: unknown widget 'themed-buton'\nFix: Did you mean themed-button\?/],
  [{ widgets: ['modal', 'x'] }, 2, /^cobble: unknown widget 'x'\nFix: Available widgets: /],
  [{ oneFile: true, widgets: undefined }, 2, /^cobble: --one-file needs --widgets\nFix: Name the widgets/],
  [{ oneFile: true, budget: true }, 2, /^cobble: --budget checks separate files, not --one-file\nFix/],
  [{ theme: ['realms', 'realms'] }, 2, /^cobble: --theme realms is repeated\nFix/],
  [
    { theme: ['./one.ts', './two.ts'] },
    2,
    /^cobble: --theme \.\/one\.ts and --theme \.\/two\.ts have the same name 'ours'\nFix/,
  ],
  [{ theme: ['gray', './gray.ts'] }, 2, /have the same name 'gray'/],
  [{ theme: [''] }, 2, /^cobble: --theme is empty\nFix/],
  [{ theme: ['relms'] }, 2, /^cobble: unknown theme 'relms'\nFix: Did you mean realms\?/],
  // The message for a missing theme used to be esbuild's "Could not resolve", with a list of extensions.
  ...['./none.ts', './none.json', './file/theme.ts'].map((name): [BuildOptions, number, RegExp] => [
    { theme: [name] },
    2,
    new RegExp(`^cobble: cannot read the theme file ${name}: no such file\nFix: Check the path`),
  ]),
  [{ theme: ['./wrong.ts'] }, 1, /^cobble: \.\/wrong\.ts isn't a valid theme: \d+ problems\n {2}scheme is missing/],
])('rejects the options %j with exit code %i and a message', async (options, exitCode, message) => {
  const { code, out, err } = await runCommand((io) => build({ widgets: ['modal'], ...options }, io), '', {
    cwd: folder.path(),
  });
  expect([code, out]).toEqual([exitCode, '']);
  expect(err).toMatch(message);
  expect(err.trimEnd().split('\n').at(-1)).toMatch(/^Fix: /);
  expect(folder.read('file')).toBe('mine');
});

it('runs when Node runs esbuild.config.mjs', { tags: 'all' }, () => {
  const { status, stderr } = spawnSync(process.execPath, [`${root}esbuild.config.mjs`, '--out', folder.path('file')], {
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/^cobble: --out .*file is a file\nFix/);
  expect(status).toBe(2);
});
