import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ONE_FILE_MAPS, splitModule } from '../build/one-file';
import { BUILD } from '../build/placeholders';
import type { Templates } from '../build/templates';
import type { Manifest } from '../build/write-output';
import { must } from '../io/errors';
import { insertMappings, type MapPart } from './insert-mappings';
import { placeholderEdits } from './placeholder-edits';
import { shiftMappings } from './shift-mappings';
import type { SourceMap } from './source-map';

/** The maps' folder in the output folder. No file links to a map, so visitors don't load any. */
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
  templates: Templates,
  maps: ReadonlyMap<string, SourceMap>,
  options: MapsOptions,
): Promise<void> => {
  const { out, manifest, keep } = options;
  const id = must(/^chunks\/\w+\.([\da-f]{6})\.js$/m.exec(Object.keys(manifest.files).join('\n'))?.[1], 'the build id');
  const mapped = mapper(templates, maps, id, options);
  if (!keep) await rm(join(out, MAPS), { recursive: true, force: true });
  for (const file of Object.keys(manifest.files)) {
    const script = await mapped(file);
    if (!script) continue;
    const chunks = script.isPasted ? (manifest.oneFile ?? []) : [];
    const parts = await Promise.all(
      chunks.map(async (name) => partOf(script.text, must(await mapped(`chunks/${name}.${id}.js`), name), name)),
    );
    const { sources, names, mappings } = parts.length > 0 ? insertMappings(script.map, script.text, parts) : script.map;
    const path = join(out, MAPS, `${file}.map`);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, JSON.stringify({ version: 3, file, sources, names, mappings }));
  }
};

interface MappedScript {
  readonly text: string;
  readonly map: SourceMap;
  readonly isPasted: boolean;
}

/** Returns a function that makes the map of a built file, or undefined for files other than scripts. */
const mapper = (
  { shared, pasted, oneFile, widgets }: Templates,
  maps: ReadonlyMap<string, SourceMap>,
  id: string,
  { out, values, manifest }: MapsOptions,
) => {
  const pastedPrefix = manifest.oneFile ? ONE_FILE_MAPS : '';
  const pastedTemplates = manifest.oneFile ? oneFile : pasted;
  const templates = new Map([
    ...shared,
    ...[...pastedTemplates].map(([path, text]) => [pastedPrefix + path, text] as const),
    ...[...widgets].map(([name, { script }]) => [`chunks/${name}.${BUILD}.js`, script] as const),
  ]);
  const byPath = new Map([...maps].map(([path, map]) => [withoutId(path), { path, map }]));
  return async (file: string): Promise<MappedScript | undefined> => {
    const own = byPath.get(withoutId(file));
    const found = own ?? byPath.get(withoutId(pastedPrefix + file.replace(/^[^/]+\//, '')));
    const template = found && templates.get(found.path);
    if (!found || template === undefined) return undefined;
    const isPasted = found !== own;
    const text = await readFile(join(out, file), 'utf8');
    const filled = Object.entries(values(isPasted ? file.slice(0, file.indexOf('/')) : undefined)).map(
      ([placeholder, value]) => [placeholder, value.replaceAll(BUILD, id)] as const,
    );
    const edits = placeholderEdits(template, text, { ...Object.fromEntries(filled), [BUILD]: id });
    return { text, map: shiftMappings(found.map, template, edits), isPasted };
  };
};

const partOf = (text: string, { text: chunk, map }: MappedScript, name: string): MapPart => {
  const { body } = splitModule(name, chunk);
  return { text: chunk, map, offset: text.indexOf(body), length: body.length };
};

/** Replaces the build's ID by `*`, because pinned and unpinned files differ only by this ID. */
const withoutId = (path: string): string => path.replace(/\.(?:COBBLEBUILD|[\da-f]{6})\.js$/, '.*.js');
