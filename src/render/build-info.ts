import { AREAS_SHEET } from '../embed/areas-sheet-name';
import { tagStem } from '../embed/tag-url';
import { OptionError } from './option-error';
import type { BuildManifest } from './render-options';

export interface BuildInfo {
  readonly id: string;
  readonly themes: readonly string[];
  readonly widgets: readonly string[];
  chunk(name: string): string | undefined;
  chunksIn(src: string): readonly string[];
  integrityOf(path: string): string | undefined;
}

export const buildInfo = ({ files, contents }: BuildManifest): BuildInfo => {
  const paths = Object.keys(files ?? {});
  const id = paths.flatMap((path) => /^chunks\/runtime\.(\w+)\.js$/.exec(path)?.[1] ?? [])[0];
  const themes = paths.flatMap((path) => /^([^/]+)\/cobble\.js$/.exec(path)?.[1] ?? []);
  if (!id || !themes.length)
    throw new OptionError('manifest has no build', 'pass the parsed manifest.json of cobble build');
  const sheets = new RegExp(`^${themes[0]}/([\\w-]+)\\.${id}\\.css$`);
  return {
    id,
    themes,
    widgets: paths.flatMap((path) => sheets.exec(path)?.[1] ?? []).filter((name) => name !== AREAS_SHEET),
    chunk: (name) => paths.find((path) => path === `chunks/${name}.${id}.js`),
    chunksIn: (src) => contents?.[tagStem(src) ?? '']?.chunks ?? [],
    integrityOf: (path) => {
      // The manifest of the package's own build lacks integrity values.
      const { integrity } = Object(files[path]) as { integrity?: unknown };
      return typeof integrity === 'string' ? integrity : undefined;
    },
  };
};
