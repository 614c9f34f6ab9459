import { join, resolve } from 'node:path';
import { root, version } from '../../esbuild.config.mjs';
import { themes as allThemes } from '../../src/themes/themes';
import { chooseWidgets } from '../build/choose-widgets';
import { findWidgets } from '../build/find-widgets';
import { artFiles, catalogueFiles } from '../catalogue/catalogue-files';
import { catalogueWidgets } from '../catalogue/catalogue-options';
import { checkCatalogueFolder, writeCatalogue } from '../catalogue/output-folder';
import { CliError } from '../io/errors';
import { type Io, resultsToStderr } from '../io/io';
import { escapeControls } from '../io/messages';
import { canParse } from '../io/urls';
import { write } from '../io/write';
import { count } from '../report/count';
import { loadTheme } from '../theme-files/load-theme';
import { build } from './build';

export interface CatalogueCommandOptions {
  readonly out?: string;
  readonly theme?: readonly string[];
  readonly widgets?: readonly string[];
  readonly api?: string;
  readonly base?: string;
}

export const catalogue = async (options: CatalogueCommandOptions, io: Io): Promise<number> => {
  const out = resolve(io.cwd, options.out ?? 'catalogue');
  const api = options.api === undefined ? undefined : address('--api', options.api);
  const base = options.base === undefined ? undefined : address('--base', options.base).replace(/\/*$/, '/');
  const names = options.theme?.length ? options.theme : allThemes.map(({ name }) => name);
  const themes = await Promise.all(names.map((name) => loadTheme(name, io.cwd)));
  const found = chooseWidgets(await findWidgets(root), options.widgets);
  const files = new Map<string, string | Uint8Array>(await artFiles());
  const pages = catalogueFiles({
    widgets: catalogueWidgets(found),
    themes,
    bundle: 'dist/',
    art: 'art/',
    api,
    base,
    version,
  });
  for (const [name, make] of pages) files.set(name, make());
  const earlier = await checkCatalogueFolder(out, [...files.keys()]);
  const buildOptions = { theme: names, widgets: found.map(({ name }) => name), out: join(out, 'dist') };
  await build(buildOptions, resultsToStderr(io));
  await writeCatalogue(out, files, earlier);
  await write(
    io.stdout,
    `${io.paint.out.green('wrote')} ${count(found.length, 'widget')} into ${escapeControls(out)}\n`,
  );
  if (base === undefined)
    await write(io.stderr, 'If you publish this folder, set --base to its URL. Editors then link to its pages.\n');
  return 0;
};

/** Requires an absolute URL: a relative one would depend on where the folder is published. */
const address = (option: string, text: string): string => {
  if (!/^https?:\/\//i.test(text) || !canParse(text))
    throw new CliError(`${option} ${text} isn't an http URL`, `Write ${option} https://example.org/catalogue/.`);
  return text;
};
