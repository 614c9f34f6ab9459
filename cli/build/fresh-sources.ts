import { join } from 'node:path';
import { root } from '../../esbuild.config.mjs';
import type { Theme } from '../../src/themes/theme';
import { themes } from '../../src/themes/themes';
import { type FoundWidget, findWidgets } from './find-widgets';
import { importFile } from './import-file';
import { keepRuns } from './keep-runs';
import { loadTheme } from './load-theme';

/** What a build begins with. */
export interface Sources {
  widgets(): Promise<FoundWidget[]>;
  /** One by its name or its path. */
  theme(name: string, cwd: string): Promise<Theme>;
}

/**
 * Descriptions and themes as their files are now: for a watch. What has not changed is not read again.
 *
 * @param sources the folder of our own; the package has none, and what is in it never changes
 * @param read is told the absolute path of each file that a theme of anybody's is read from, also of a broken one
 */
export const freshSources = (sources: string | undefined, read: (file: string) => void): Sources => {
  const runs = keepRuns();
  const fresh = (path: string) =>
    runs(path, async () => {
      const files = new Set<string>();
      return { made: await importFile(path, (file) => files.add(file)), sources: [...files] };
    });
  return {
    widgets: () => findWidgets(root, sources === undefined ? undefined : fresh),
    theme: (name, cwd) => {
      const ours = themes.find((theme) => theme.name === name);
      if (ours)
        // Each of our own files exports its theme by its name.
        return sources === undefined
          ? Promise.resolve(ours)
          : fresh(join(sources, `themes/${name}.ts`)).then((module) => (module as Record<string, Theme>)[name] ?? ours);
      return runs(`theme ${name}`, async () => {
        const files = new Set<string>();
        const made = await loadTheme(name, cwd, (file) => {
          files.add(file);
          read(file);
        });
        return { made, sources: [...files] };
      });
    },
  };
};
