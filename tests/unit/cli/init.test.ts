// @vitest-environment node
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { check } from '../../../cli/commands/check';
import { init } from '../../../cli/commands/init';
import { lint } from '../../../cli/commands/lint';
import { match } from '../../../cli/commands/match';
import { test } from '../../../cli/commands/test';
import { writeNewFiles } from '../../../cli/init/write-new-files';
import { loadTheme } from '../../../cli/theme-files/load-theme';
import { gray } from '../../../src/themes/gray';
import { tempFolder } from '../temp-folder';
import { runCommand } from './support';

vi.setConfig({ testTimeout: 60_000 });

const folder = tempFolder();
const make = (name: string): string => {
  mkdirSync(folder.path(name));
  return folder.path(name);
};
const FILES = ['cases.json', 'experiments', 'experiments.json', 'page.html', 'theme.mts', 'urls.txt'];

// Interface 9
describe('cobble init', () => {
  it('writes a config, cases, URLs, a page and a theme that pass every check without warnings', async () => {
    const cwd = make('new');
    const at = { cwd };
    expect(await runCommand((io) => init(undefined, io), '', at)).toMatchObject({ code: 0, err: '' });
    expect(readdirSync(cwd).sort()).toEqual(FILES);
    expect(await runCommand((io) => test([], { minCoverage: '100' }, io), '', at)).toMatchObject({ code: 0, err: '' });
    const strict = { format: 'text', strict: true } as const;
    expect((await runCommand((io) => check(['experiments.json'], strict, io), '', at)).out).toContain('No findings');
    expect((await runCommand((io) => lint(['page.html'], strict, io), '', at)).out).toContain('No findings');
    const matched = await runCommand(
      (io) => match([], { config: 'experiments.json', urls: ['urls.txt'], format: 'text' }, io),
      '',
      at,
    );
    expect([matched.code, matched.err]).toEqual([
      0,
      expect.stringMatching(/^6 URLs: 3 with an experiment, 3 without\n/),
    ]);
    // The created theme has every role. `loadTheme` checks its contrast.
    expect(await loadTheme('./theme.mts', cwd)).toEqual({ ...gray, name: 'site' });
  });

  it('creates the given folder, and prints the next commands', async () => {
    const { code, out } = await runCommand((io) => init('a/b', io), '', { cwd: folder.path() });
    expect([code, readdirSync(folder.path('a/b')).sort()]).toEqual([0, FILES]);
    expect(out).toMatch(/^wrote a\/b\/experiments\.json, .*\n\nNext:\n {2}cd a\/b\n {2}npx cobble serve \.\n/);
    expect((await runCommand((io) => init("-it's", io), '', { cwd: folder.path() })).out).toContain(
      "cd './-it'\\''s'\n",
    );
    for (const [here, cwd] of [
      [undefined, make('here')],
      ['.', make('dot')],
      ['./', make('slash')],
    ] as const)
      expect((await runCommand((io) => init(here, io), '', { cwd })).out).toMatch(/Next:\n {2}npx cobble serve \.\n/);
  });

  it.each([
    ['a file', (path: string) => writeFileSync(path, 'mine')],
    ['a folder', (path: string) => mkdirSync(path)],
    ['a broken symbolic link', (path: string) => symlinkSync('nowhere', path)],
  ])('never overwrites %s: it reports it and writes nothing', async (what, put) => {
    const cwd = make(`there ${what}`);
    put(join(cwd, 'page.html'));
    const { code, out, err } = await runCommand((io) => init('.', io), '', { cwd });
    expect([code, out, err]).toEqual([
      2,
      '',
      expect.stringMatching(/^cobble: page\.html is already there\nFix: .*Nothing was written/),
    ]);
    expect(readdirSync(cwd)).toEqual(['page.html']);
  });

  it('rejects an empty folder name, as from an unset variable', async () => {
    const cwd = make('unset');
    expect(await runCommand((io) => init('', io), '', { cwd })).toMatchObject({
      code: 2,
      err: expect.stringContaining("the folder's name is empty"),
    });
    expect(readdirSync(cwd)).toEqual([]);
  });

  it('lists every existing file, with the folder', async () => {
    const cwd = make('several');
    await runCommand((io) => init('x', io), '', { cwd });
    rmSync(join(cwd, 'x/urls.txt'));
    expect((await runCommand((io) => init('x', io), '', { cwd })).err).toMatch(
      /x\/experiments\.json, x\/cases\.json, x\/experiments\/store-hero-b\.js, x\/experiments\/store-hero-b\.css, x\/page\.html, x\/theme\.mts are already there/,
    );
    expect(existsSync(join(cwd, 'x/urls.txt'))).toBe(false);
  });

  it.each([
    ['a file', 'file', /cannot write file: .*\nFix: .*Nothing was written/],
    ['a folder below a file', 'file/x', /cannot write file\/x: /],
    ['a name that is too long', `${'x'.repeat(300)}`, /cannot write x+: ENAMETOOLONG/],
    ['a name with a zero byte', 'a\0b', /cannot write a\\u0000b/],
  ])("reports that it can't write into %s", async (_, name, message) => {
    folder.write('file', 'mine');
    const { code, err } = await runCommand((io) => init(name, io), '', { cwd: folder.path() });
    expect([code, err]).toEqual([2, expect.stringMatching(message)]);
    expect(folder.read('file')).toBe('mine');
  });

  it('leaves no partial files and no created folder behind after a failure', async () => {
    const files = [
      { name: 'sub/one.txt', text: '1' },
      { name: 'sub/one.txt/two.txt', text: '2' },
    ];
    await expect(writeNewFiles('half/new', files, folder.path())).rejects.toMatchObject({ exitCode: 2 });
    expect(existsSync(folder.path('half'))).toBe(false);
    make('kept');
    folder.write('kept/mine.txt', 'mine');
    await expect(writeNewFiles('kept', files, folder.path())).rejects.toMatchObject({ exitCode: 2 });
    expect(readdirSync(folder.path('kept'))).toEqual(['mine.txt']);
  });

  it("doesn't overwrite a file that is created meanwhile", async () => {
    const files = [
      { name: 'one.txt', text: '1' },
      { name: './one.txt', text: '2' },
    ];
    await expect(writeNewFiles('race', files, folder.path())).rejects.toMatchObject({
      exitCode: 2,
      message: 'race/one.txt is already there',
    });
  });
});
