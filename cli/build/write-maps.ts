import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { must } from '../io/errors';
import { placeholderEdits } from '../source-maps/placeholder-edits';
import { shiftMappings } from '../source-maps/shift-mappings';
import type { SourceMap } from '../source-maps/source-map';
import { BUILD } from './placeholders';
import type { Templates } from './templates';
import type { Manifest } from './write-output';

/** A folder in the output folder. No file links to the maps, so that visitors don't load them. */
export const MAPS = 'maps';

interface MapsOptions {
  readonly out: string;
  values(theme: string | undefined): Readonly<Record<string, string>>;
  readonly manifest: Manifest;
  readonly keep?: boolean | undefined;
}

/**
 * Writes `OUT/maps/PATH.map` for each script of a build.
 *
 * @param maps by the template's path
 */
export const writeMaps = async (
  { shared, pasted, widgets }: Templates,
  maps: ReadonlyMap<string, SourceMap>,
  { out, values, manifest, keep }: MapsOptions,
): Promise<void> => {
  const templates = new Map([
    ...shared,
    ...pasted,
    ...[...widgets].map(([name, { script }]) => [`chunks/${name}.${BUILD}.js`, script] as const),
  ]);
  const byPath = new Map([...maps].map(([path, map]) => [withoutId(path), { path, map }]));
  const id = must(/^chunks\/\w+\.([\da-f]{6})\.js$/m.exec(Object.keys(manifest.files).join('\n'))?.[1], 'the build id');
  if (!keep) await rm(join(out, MAPS), { recursive: true, force: true });
  for (const file of Object.keys(manifest.files)) {
    const found = byPath.get(withoutId(file)) ?? byPath.get(withoutId(file.replace(/^[^/]+\//, '')));
    const template = found && templates.get(found.path);
    if (!found || template === undefined) continue;
    const text = await readFile(join(out, file), 'utf8');
    const theme = pasted.has(found.path) ? file.slice(0, file.indexOf('/')) : undefined;
    const edits = placeholderEdits(template, text, { ...values(theme), [BUILD]: id });
    const { sources, names, mappings } = shiftMappings(found.map, template, edits);
    const path = join(out, MAPS, `${file}.map`);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, JSON.stringify({ version: 3, file, sources, names, mappings }));
  }
};

/** Only the ID distinguishes the path of a pinned file from that of the plain file. */
const withoutId = (path: string): string => path.replace(/\.(?:COBBLEBUILD|[\da-f]{6})\.js$/, '.*.js');
