import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { themes as allThemes } from '../../src/themes/themes';
import { findWidgets } from '../build/find-widgets';
import { artFiles, catalogueFiles } from '../catalogue/catalogue-files';
import { catalogueWidgets, packageVersion } from '../catalogue/catalogue-options';
import { checkCatalogueFolder, writeCatalogue } from '../catalogue/output-folder';
import { canParse } from '../io/can-parse';
import { CliError } from '../io/cli-error';
import { didYouMean } from '../io/did-you-mean';
import { escapeControls } from '../io/escape-controls';
import type { Io } from '../io/io';
import { write } from '../io/write';
import { loadTheme } from '../theme-files/load-theme';
import { build } from './build';

/** Options of `cobble catalogue`. */
export interface CatalogueCommandOptions {
  /** The folder to write, `catalogue` by default. */
  readonly out?: string;
  /** Names of themes, or theme files; all eight by default. */
  readonly theme?: readonly string[];
  /** Names of widgets; all by default. */
  readonly widgets?: readonly string[];
  /** Where the examples of areas make their calls. */
  readonly api?: string;
  /** Where the folder will be published: links in what editors read lead there. */
  readonly base?: string;
}

/**
 * `cobble catalogue` (interface 9): a folder with a page a widget, the build that its examples run on, and what editors
 * read. It can be published anywhere: every address in it is relative.
 *
 * @returns 0
 * @throws CliError for an unknown theme or widget, an address that is none, and a folder that holds something else
 */
export const catalogue = async (options: CatalogueCommandOptions, io: Io): Promise<number> => {
  const out = resolve(io.cwd, options.out ?? 'catalogue');
  const api = options.api === undefined ? undefined : address('--api', options.api);
  const base = options.base === undefined ? undefined : address('--base', options.base).replace(/\/*$/, '/');
  const names = options.theme?.length ? options.theme : allThemes.map(({ name }) => name);
  const themes = await Promise.all(names.map((name) => loadTheme(name, io.cwd)));
  const found = chosen(await findWidgets(fileURLToPath(new URL('../../', import.meta.url))), options.widgets);
  const files = new Map<string, string | Uint8Array>(await artFiles());
  const pages = catalogueFiles({
    widgets: catalogueWidgets(found),
    themes,
    bundle: 'dist/',
    art: 'art/',
    api,
    base,
    version: await packageVersion(),
  });
  for (const [name, make] of pages) files.set(name, make());
  const earlier = await checkCatalogueFolder(out, [...files.keys()]);
  // What the build says belongs to the messages here.
  const messages = { ...io, stdout: io.stderr, paint: { out: io.paint.err, err: io.paint.err } };
  await build({ theme: names, widgets: found.map(({ name }) => name), out: join(out, 'dist') }, messages);
  await writeCatalogue(out, files, earlier);
  await write(
    io.stdout,
    `${io.paint.out.green('wrote')} ${found.length} widget${found.length === 1 ? '' : 's'} into ${escapeControls(out)}\n`,
  );
  if (base === undefined)
    await write(io.stderr, 'What editors read has no links; --base says where the folder will be published.\n');
  return 0;
};

const chosen = <T extends { readonly name: string }>(
  found: readonly T[],
  asked: readonly string[] | undefined,
): T[] => {
  if (asked === undefined) return [...found];
  const names = found.map(({ name }) => name);
  if (asked.length === 0) throw new CliError('--widgets names no widget', `The widgets are ${names.join(', ')}.`);
  for (const name of asked) {
    if (names.includes(name)) continue;
    const near = didYouMean(name, names);
    throw new CliError(
      `there is no widget '${name}'`,
      near ? `Did you mean ${near}?` : `The widgets are ${names.join(', ')}.`,
    );
  }
  return found.filter(({ name }) => asked.includes(name));
};

/** An address that works from wherever the folder is published. */
const address = (option: string, text: string): string => {
  if (!/^https?:\/\//i.test(text) || !canParse(text))
    throw new CliError(`${option} ${text} is no http URL`, `Write ${option} https://example.org/catalogue/.`);
  return text;
};
