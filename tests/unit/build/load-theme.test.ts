// @vitest-environment node
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CliError } from '../../../cli/io/errors';
import { writeTokens } from '../../../cli/theme/tokens/write-tokens';
import { loadTheme } from '../../../cli/theme-files/load-theme';
import { gray } from '../../../src/themes/gray';

const typed = `import { defineTheme, themes, type Theme } from 'cobble-embed/themes';
import { name } from './name';
const gray = themes.find((theme: Theme) => theme.name === 'gray')!;
export default defineTheme({ ...gray, name });
`;
const common = `const { themes } = require('cobble-embed/themes');
exports.theme = { ...themes.find(({ name }) => name === 'gray'), name: 'ours' };
`;

/** Creates a folder with a package.json of this type and a tsconfig.json, but without Cobble in node_modules. */
const folderOf = async (type: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'cobble-'));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type }));
  await writeFile(join(folder, 'tsconfig.json'), '{ "compilerOptions": {');
  await writeFile(join(folder, 'name.ts'), "export const name: string = 'ours';");
  return folder;
};

// CLI-3
it.each(['module', 'commonjs'])('loads a theme file from a folder of type %s', async (type) => {
  const folder = await folderOf(type);
  for (const [file, text] of [
    ['ours.ts', typed],
    ['ours.mts', typed],
    ['ours.cjs', common],
  ] as const) {
    await writeFile(join(folder, file), text);
    expect(await loadTheme(`./${file}`, folder)).toEqual({ ...gray, name: 'ours' });
  }
});

it('reports the place of a syntax error in a theme file', async () => {
  const folder = await folderOf('module');
  await writeFile(join(folder, 'ours.ts'), '\nexport default {');
  await expect(loadTheme('./ours.ts', folder)).rejects.toThrow(
    /^cannot load the theme file \.\/ours\.ts: .*\(ours\.ts:2\)$/,
  );
  await writeFile(join(folder, 'ours.ts'), "import './none'; export default {}");
  await expect(loadTheme('./ours.ts', folder)).rejects.toThrow(/cannot load the theme file .*none/);
});

const faultOf = async (file: string, text: string) => {
  const folder = await folderOf('commonjs');
  await writeFile(join(folder, file), text);
  const error: unknown = await loadTheme(`./${file}`, folder).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(CliError);
  return error as CliError;
};

// Interface 9
it('reports all problems of an invalid theme, and exits with 1', async () => {
  const tokens = JSON.parse(writeTokens({ ...gray, name: 'ours' }));
  tokens.space.x1.$value.unit = 'pt';
  delete tokens.badge;
  const fault = await faultOf('ours.json', JSON.stringify(tokens));
  expect(fault.exitCode).toBe(1);
  expect(fault.message.split('\n').map((line) => line.replace(/ (missing|isn't a unit).*/, ' $1'))).toEqual([
    "./ours.json isn't a valid theme: 3 problems",
    'space.x1: "pt" isn\'t a unit',
    'badge.surface is missing',
    'badge.text is missing',
  ]);
  const one = await faultOf('ours.ts', "export default { ...{}, name: 'Ours' };");
  expect([one.exitCode, one.message]).toEqual([1, expect.stringContaining('scheme is missing')]);
});

it.each([
  ['ours.json', '{ "color": ', /ours\.json:1:\d+ isn't valid JSON/],
  ['ours.ts', 'export default ', /cannot load the theme file .*: .*\(ours\.ts:1\)/],
  ['ours.ts', 'throw "no";', /cannot load the theme file .*: no$/],
  ['ours.ts', 'export const name = 1;', /doesn't export a theme/],
  ['ours.ts', 'export default null;', /doesn't export a theme/],
  ['ours.txt', 'gray', /has an unsupported extension/],
])('exits with 2 for an unreadable file: %s, %s', async (file, text, message) => {
  const { exitCode, message: said } = await faultOf(file, text);
  expect([exitCode, said]).toEqual([2, expect.stringMatching(message)]);
});

it('exits with 2 for a missing theme file', async () => {
  for (const name of ['./none.json', './none.ts'])
    await expect(loadTheme(name, await folderOf('module'))).rejects.toMatchObject({ exitCode: 2 });
});

it('reads every kind of export, and names ending with .tokens', async () => {
  const folder = await folderOf('commonjs');
  const values = JSON.stringify({ ...gray, name: 'ours' });
  for (const [file, text] of [
    ['a.js', `module.exports = ${values};`],
    ['b.js', `export default ${values};`],
    ['c.cjs', `exports.theme = ${values};`],
    ['d.mts', `export const theme = ${values};`],
  ] as const) {
    await writeFile(join(folder, file), text);
    expect([file, await loadTheme(`./${file}`, folder)]).toEqual([file, { ...gray, name: 'ours' }]);
  }
  const { $extensions: _, ...tokens } = JSON.parse(writeTokens(gray));
  await writeFile(join(folder, 'night.tokens.json'), JSON.stringify(tokens));
  expect((await loadTheme('night.tokens.json', folder)).name).toBe('night');
});

it('reports each file that it reads, including invalid and missing ones', async () => {
  const folder = await folderOf('module');
  await writeFile(join(folder, 'ours.ts'), typed);
  const read: string[] = [];
  await loadTheme('./ours.ts', folder, (file) => read.push(file));
  expect(read).toEqual(expect.arrayContaining([join(folder, 'ours.ts'), join(folder, 'name.ts')]));
  await writeFile(join(folder, 'ours.ts'), 'export');
  const broken: string[] = [];
  await loadTheme('./ours.ts', folder, (file) => broken.push(file)).catch(() => undefined);
  expect(broken).toEqual([join(folder, 'ours.ts')]);
  const missing: string[] = [];
  await loadTheme('./soon.ts', folder, (file) => missing.push(file)).catch(() => undefined);
  expect(missing).toEqual([join(folder, 'soon.ts')]);
});
