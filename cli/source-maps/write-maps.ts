import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type Contents, ONE_FILE_MAPS, splitModule } from '../build/one-file';
import { COMPONENTS_FILE } from '../build/output-files';
import { BUILD } from '../build/placeholders';
import { toAscii } from '../build/script';
import type { Templates } from '../build/templates';
import type { Manifest } from '../build/write-output';
import { must } from '../io/errors';
import { stemOf } from '../io/stem-of';
import { insertMappings, type MapPart } from './insert-mappings';
import { placeholderEdits } from './placeholder-edits';
import { shiftMappings } from './shift-mappings';
import type { SourceMap } from './source-map';

/** The output folder's subfolder of source maps. Files don't link to maps, so visitors load none. */
export const MAPS = 'maps';

interface MapsOptions {
  readonly out: string;
  /** Pass `pasted` only for the tag's scripts, such as `THEME/cobble.js`. */
  values(pasted?: string): Readonly<Record<string, string>>;
  readonly manifest: Manifest;
  readonly keep?: boolean | undefined;
}

/**
 * Writes `OUT/maps/PATH.map` for each script of a build.
 *
 * @param maps keyed by the template's path
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
    const parts = await Promise.all(
      script.chunks.map(async (name) => partOf(script.text, must(await mapped(`chunks/${name}.${id}.js`), name), name)),
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
  readonly chunks: readonly string[];
}

const mapper = (
  { shared, pasted, oneFile, widgets }: Templates,
  maps: ReadonlyMap<string, SourceMap>,
  id: string,
  { out, values, manifest }: MapsOptions,
) => {
  const templates = new Map([
    ...shared,
    ...pasted,
    ...[...oneFile].map(([path, text]) => [ONE_FILE_MAPS + path, text] as const),
    ...[...widgets].map(([name, { script }]) => [`chunks/${name}.${BUILD}.js`, script] as const),
  ]);
  const byPath = new Map([...maps].map(([path, map]) => [withoutId(path), { path, map }]));
  const placeholders = (file: string) => {
    const isPasted = !byPath.has(withoutId(file));
    const filled = Object.entries(values(isPasted ? file : undefined));
    return Object.fromEntries(filled.map(([placeholder, value]) => [placeholder, value.replaceAll(BUILD, id)]));
  };
  return async (file: string): Promise<MappedScript | undefined> => {
    const contents = manifest.contents?.[stemOf(file)];
    const found = byPath.get(withoutId(file)) ?? byPath.get(withoutId(pastedTemplate(basename(file), contents)));
    const template = found && templates.get(found.path);
    if (!found || template === undefined) return undefined;
    const text = await readFile(join(out, file), 'utf8');
    const edits = placeholderEdits(template, text, { ...placeholders(file), [BUILD]: id });
    return { text, map: shiftMappings(found.map, template, edits), chunks: contents?.chunks ?? [] };
  };
};

const pastedTemplate = (name: string, contents: Contents | undefined): string =>
  contents ? ONE_FILE_MAPS + (name === COMPONENTS_FILE ? 'cobble.js' : name) : name;

const partOf = (text: string, script: MappedScript, name: string): MapPart => {
  const { text: chunk, map } = toAscii(script);
  const { body } = splitModule(name, chunk);
  return { text: chunk, map: must(map, `the source map of ${name}`), offset: text.indexOf(body), length: body.length };
};

/** Replaces the build's ID by `*`, because pinned and unpinned files differ only by this ID. */
const withoutId = (path: string): string => path.replace(/\.(?:COBBLEBUILD|[\da-f]{6})\.js$/, '.*.js');
