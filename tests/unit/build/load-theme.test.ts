// @vitest-environment node
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadTheme } from '../../../cli/build/load-theme';
import { gray } from '../../../src/themes/gray';

const typed = `import { defineTheme, themes, type Theme } from 'cobble/themes';
import { name } from './name';
const gray = themes.find((theme: Theme) => theme.name === 'gray')!;
export default defineTheme({ ...gray, name });
`;
const common = `const { themes } = require('cobble/themes');
exports.theme = { ...themes.find(({ name }) => name === 'gray'), name: 'ours' };
`;

/** A folder of anybody's: no package of ours in it, and a package.json and a tsconfig.json of its own. */
const folderOf = async (type: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'cobble-'));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type }));
  await writeFile(join(folder, 'tsconfig.json'), '{ "compilerOptions": {');
  await writeFile(join(folder, 'name.ts'), "export const name: string = 'ours';");
  return folder;
};

// CLI-3
it.each(['module', 'commonjs'])('a theme file runs wherever it lies: in a folder of type %s', async (type) => {
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

it('a theme file that can’t be read says where', async () => {
  const folder = await folderOf('module');
  await writeFile(join(folder, 'ours.ts'), '\nexport default {');
  await expect(loadTheme('./ours.ts', folder)).rejects.toThrow(
    /^the theme file \.\/ours\.ts can't be loaded: .*\(ours\.ts:2\)$/,
  );
  await expect(loadTheme('./none.ts', folder)).rejects.toThrow(/can't be loaded: .*none\.ts/);
});
