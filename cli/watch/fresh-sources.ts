import { join } from 'node:path';
import { root } from '../../esbuild.config.mjs';
import type { Theme } from '../../src/themes/theme';
import { themes } from '../../src/themes/themes';
import { type FoundWidget, findWidgets } from '../build/find-widgets';
import { importFile } from '../theme-files/import-file';
import { loadTheme } from '../theme-files/load-theme';

export interface Sources {
  widgets(): Promise<FoundWidget[]>;
  theme(name: string, cwd: string): Promise<Theme>;
}

/**
 * Reads widget descriptions and themes again at each call.
 *
 * @param sources the folder of Cobble's sources; undefined in the published package
 * @param onRead receives the absolute path of each file of a custom theme, even of an invalid one
 */
export const freshSources = (sources: string | undefined, onRead: (file: string) => void): Sources => ({
  widgets: () => findWidgets(root, sources === undefined ? undefined : importFile),
  theme: async (name, cwd) => {
    const builtIn = themes.find((theme) => theme.name === name);
    if (!builtIn) return loadTheme(name, cwd, onRead);
    if (sources === undefined) return builtIn;
    const file = join(sources, `themes/${name}.ts`);
    const theme = ((await importFile(file)) as Record<string, Theme>)[name];
    // The file may be empty while an editor saves it.
    if (!theme) throw Error(`${file} exports no theme '${name}'`);
    return theme;
  },
});
