import { join } from 'node:path';
import { root } from '../../esbuild.config.mjs';
import type { Theme } from '../../src/themes/theme';
import { themes } from '../../src/themes/themes';
import { type FoundWidget, findWidgets } from '../build/find-widgets';
import { importFile } from '../theme-files/import-file';
import { loadTheme } from '../theme-files/load-theme';

/** What a build begins with. */
export interface Sources {
  widgets(): Promise<FoundWidget[]>;
  /** One by its name or its path. */
  theme(name: string, cwd: string): Promise<Theme>;
}

/**
 * Reads descriptions and themes as their files are now, for a watch.
 *
 * @param sources the folder of our own; the package has none, and what is in it never changes
 * @param read receives the absolute path of each file that a custom theme is read from, also of a broken one
 */
export const freshSources = (sources: string | undefined, read: (file: string) => void): Sources => ({
  widgets: () => findWidgets(root, sources === undefined ? undefined : importFile),
  theme: async (name, cwd) => {
    const ours = themes.find((theme) => theme.name === name);
    if (!ours) return loadTheme(name, cwd, read);
    if (sources === undefined) return ours;
    // Each of our own files exports its theme by its name.
    const module = (await importFile(join(sources, `themes/${name}.ts`))) as Record<string, Theme>;
    return module[name] ?? ours;
  },
});
