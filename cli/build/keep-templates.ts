import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Templates } from './templates';

/** What the file holds. */
interface Kept {
  readonly digest: string;
  readonly templates: Templates;
}

/** What to give templates from. */
export interface Keeping {
  /** Where they outlive the process. One that is missing, broken or of another Node's making is as none. */
  readonly file: string;
  /** Names of the widgets that they must have. */
  readonly widgets: readonly string[];
  /** A digest of all that they are made from, as it is now. */
  digest(): string;
  make(): Promise<Templates>;
}

/**
 * Gives the templates of an earlier build where nothing has changed that they are made from, or makes them: bundling
 * takes most of a build's time, also where each of its steps is known.
 *
 * @throws Error as `digest` and `make` do
 */
export const keepTemplates = async ({ file, widgets, digest, make }: Keeping): Promise<Templates> => {
  const before = digest();
  const kept = await readFile(file)
    // Only this writes the file.
    .then((bytes) => deserialize(bytes) as Kept)
    .catch(() => undefined);
  if (kept?.digest === before && widgets.every((name) => kept.templates.widgets.has(name))) return kept.templates;
  const templates = await make();
  // What changed meanwhile may be in them or not.
  if (digest() !== before) return templates;
  // Another build may be reading or writing it. A folder that refuses it costs only time.
  const draft = `${file}.${process.pid}`;
  await mkdir(dirname(file), { recursive: true })
    .then(() => writeFile(draft, serialize({ digest: before, templates } satisfies Kept)))
    .then(() => rename(draft, file))
    .catch(() => undefined);
  return templates;
};
