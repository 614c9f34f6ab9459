// @vitest-environment node
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { starterFiles } from '../../../cli/init/starter-files';
import { runProgram } from '../../../cli/program';
import { gray } from '../../../src/themes/gray';
import { tempFolder } from '../temp-folder';
import { runCommand } from './support';

vi.setConfig({ testTimeout: 60_000 });

const folder = tempFolder();
const put = (name: string, text: string): void => {
  mkdirSync(dirname(folder.path(name)), { recursive: true });
  folder.write(name, text);
};
const textOf = (name: string): string => starterFiles(gray).find((file) => file.name === name)!.text;

beforeAll(() => {
  for (const place of ['a/', 'a/b/', 'node_modules/x/', '.hidden/']) {
    put(`${place}experiments.json`, textOf('experiments.json'));
    put(`${place}cases.json`, textOf('cases.json'));
    put(`${place}page.html`, textOf('page.html'));
  }
  put('a/broken.json', '{ "experiments": [ }');
  put('a/package.json', '{ "name": "x" }');
  put('a/urls.csv', 'url,hits\n');
  put('a/urls.txt', '# pages\n\nhttps://www.example.com/\n');
  put('a/theme.mts', textOf('theme.mts'));
  put('empty/readme.txt', '');
  put('odd[1].html', textOf('page.html'));
});

const run = (...args: string[]) =>
  runCommand((io) => runProgram(['node', 'cobble', ...args], io), '', { cwd: folder.path() });

// Interface 10
describe('folders and globs', () => {
  it.each([
    [
      ['lint', '.'],
      ['a/b/page.html', 'a/page.html', 'odd[1].html'],
    ],
    [['lint', 'a/*.html', 'a/page.html'], ['a/page.html']],
    [['lint', 'odd[1].html'], ['odd[1].html']],
  ])('reads the right pages for cobble %j', async (args, files) => {
    const { code, out } = await run(...args);
    expect([code, out]).toEqual([0, expect.stringContaining(`${files.length} page`)]);
  });

  it('finds the configs of a folder by their content, also broken ones', async () => {
    const { code, out } = await run('check', 'a', '--format', 'json');
    const files = (JSON.parse(out) as { file: string }[]).map(({ file }) => file);
    expect([code, [...new Set(files)]]).toEqual([1, ['a/broken.json']]);
    expect((await run('check', 'a/**/experiments.json')).out).toContain('2 files (2 experiments');
  });

  it('skips files of other kinds in a glob, but not those of no known kind', async () => {
    expect((await run('check', 'a/b/*.json')).out).toContain('1 file (1 experiment');
    expect((await run('test', 'a/b/*')).out).toContain('6 cases: 6 passed');
    expect((await run('lint', 'a/b/*')).out).toContain('1 page');
    expect((await run('check', 'a/*.json')).out).toContain('a/package.json:1:1 error');
  });

  it('runs the case files of a folder and of a glob', async () => {
    for (const given of ['a', 'a/**/*cases.json'])
      expect((await run('test', given)).out).toContain('12 cases: 12 passed');
  });

  it.each([
    [['lint', 'empty'], 'the folder empty has no HTML pages'],
    [['test', 'empty'], 'the folder empty has no case files'],
    [['check', 'none/*.json'], 'no file matches none/*.json'],
    [['check', 'a/b/cases.*'], "the files that match a/b/cases.* aren't experiment configs"],
  ])('fails if there is no such file: cobble %j', async (args, message) => {
    const { code, err } = await run(...args);
    expect([code, err]).toEqual([2, expect.stringContaining(message)]);
  });
});

// Interface 10
it.each([
  [['check', 'a/cases.json'], 'a/cases.json is a case file', 'cobble test a/cases.json'],
  [['check', 'a/page.html'], 'a/page.html is a page', 'cobble lint a/page.html'],
  [['check', 'a/urls.txt'], 'a/urls.txt is a list of URLs', 'cobble match --config FILE --urls a/urls.txt'],
  [['check', 'a/theme.mts'], 'a/theme.mts is a module', 'cobble build --theme a/theme.mts'],
  [['lint', 'a/experiments.json'], 'a/experiments.json is an experiment config', 'cobble check a/experiments.json'],
  [['lint', 'a/theme.mts'], 'a/theme.mts is a module', 'cobble build --theme a/theme.mts'],
  [['lint', 'a/broken.json'], 'a/broken.json is an experiment config', 'cobble check a/broken.json'],
  [['test', 'a/experiments.json'], 'a/experiments.json is an experiment config', 'cobble check a/experiments.json'],
  [['test', 'a/page.html'], 'a/page.html is a page', 'cobble lint a/page.html'],
  [['lint', 'a/urls.csv'], 'a/urls.csv is a list of URLs', 'cobble match --config FILE --urls a/urls.csv'],
  [
    ['match', '--config', 'a/cases.json', 'https://a.example/'],
    'a/cases.json is a case file',
    'cobble test a/cases.json',
  ],
  [['overlap', '--config', 'a/page.html'], 'a/page.html is a page', 'cobble lint a/page.html'],
])('names the command for this kind of file: cobble %j', async (args, message, command) => {
  const { code, err } = await run(...args);
  expect([code, err]).toEqual([2, expect.stringContaining(message)]);
  expect(err).toContain(`Fix: Run ${command}.`);
});

it.each([
  ['match', '--config', 'a/experiments.json'],
  ['overlap', '--config', 'a/experiments.json'],
  ['diff', 'a/experiments.json', 'a/experiments.json'],
])('rejects a list without URLs, but not empty standard input: cobble %s', async (...args) => {
  expect(await run(...args, '--urls', 'a/urls.csv')).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^cobble: a\/urls\.csv has no URLs\nFix: Write one URL per line\.\n$/),
  });
  expect((await run(...args, '--urls', '-')).code).toBe(0);
});
