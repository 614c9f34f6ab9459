import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildInfo } from '../../src/render/build-info';
import { isOptionError } from '../../src/render/option-error';
import type { RenderOptions } from '../../src/render/render-options';
import type { WidgetModule } from '../../src/render/render-widget';
import { refuseChannels } from '../channels/channel';
import { didYouMean, suggestion } from '../io/did-you-mean';
import { CliError, messageOf } from '../io/errors';
import type { Io } from '../io/io';
import { readJsonObject } from '../io/json';
import { escapeControls } from '../io/messages';
import { servedAddress } from '../io/urls';
import { write } from '../io/write';
import { readPage } from '../lint/read-page';
import type { FoundBuild } from '../render/find-build';
import { findBuild } from '../render/find-build';
import { loadRenderer } from '../render/load-renderer';
import { writeRendered } from '../render/write-rendered';

export interface RenderCommandOptions {
  theme?: string;
  base?: string;
  answers?: string;
  out?: string;
  to?: string;
}

const ANSWERS_EXAMPLE = 'Write it like { "marketplace": { "popular": { "items": [] } } }.';

/**
 * If a widget can't be rendered, leaves it unchanged and reports why on stderr.
 * @param page a file, an http URL, or `-`
 */
export const render = async (page: string, options: RenderCommandOptions, io: Io): Promise<number> => {
  if (options.to === '-') throw new CliError("--to can't write to -", 'Omit --to to write to standard output.');
  const build = requireBuild(options.out, io.cwd);
  const { theme } = options;
  if (theme !== undefined) requireTheme(theme, buildInfo(build.manifest).themes);
  const base = options.base === undefined ? undefined : servedAddress('--base', options.base);
  if (page === '-' && options.answers === '-')
    throw new CliError(
      'only one of the page and --answers can read from standard input',
      'Name a file for one of them.',
    );
  const answers =
    options.answers === undefined ? undefined : await readJsonObject(options.answers, io, ANSWERS_EXAMPLE);
  const html = await readPage(page, io, { isExact: true });

  const notes: string[] = [];
  const rendered = await renderWithBuild(build, html, {
    ...(theme === undefined ? {} : { theme }),
    ...(base === undefined ? {} : { base }),
    ...(answers === undefined ? {} : { answers }),
    ...(/^https?:/i.test(page) ? { url: page } : {}),
    warn: (message) => notes.push(message),
  }).catch((error: unknown) => {
    if (isOptionError(error))
      throw new CliError(error.problem, `${error.fix.charAt(0).toUpperCase()}${error.fix.slice(1)}.`);
    throw new CliError(
      `cannot render ${page}: ${messageOf(error)}`,
      'Run cobble lint on the page, and build again with this version.',
    );
  });
  await writeRendered(rendered, options.to, io);
  await write(io.stderr, notes.map((note) => `${io.paint.err.yellow('cobble:')} ${escapeControls(note)}\n`).join(''));
  return 0;
};

const requireBuild = (requested: string | undefined, cwd: string): FoundBuild => {
  const found = findBuild(requested, cwd);
  if (found) return found;
  refuseChannels(requested ?? 'dist', cwd, (name) => `Use --out ${join(requested ?? 'dist', name)}.`);
  throw new CliError(
    `there is no build in ${requested ?? 'dist'}`,
    requested === undefined ? 'Run cobble build.' : `Run cobble build --out ${requested}.`,
  );
};

const requireTheme = (theme: string, themes: readonly string[]): void => {
  if (themes.includes(theme)) return;
  throw new CliError(
    `the build has no theme "${theme}"${suggestion(didYouMean(theme, themes))}`,
    `Use one of ${themes.join(', ')}. To add a theme, run cobble build --theme ${theme}. --out names the build's folder.`,
  );
};

/** Copies the chunks into a folder whose files Node treats as modules. */
const renderWithBuild = async (
  { dist, manifest }: FoundBuild,
  html: string,
  options: RenderOptions,
): Promise<string> => {
  const { id } = buildInfo(manifest);
  const makeRenderer = await loadRenderer();
  const modules = await mkdtemp(join(tmpdir(), 'cobble-'));
  try {
    // Without this file, the site's package.json could declare the chunks as CommonJS.
    await writeFile(join(modules, 'package.json'), '{ "type": "module" }');
    await cp(join(dist, 'chunks'), join(modules, 'chunks'), { recursive: true });
    const renderer = makeRenderer(
      manifest,
      async (widget): Promise<WidgetModule> => import(pathToFileURL(join(modules, `chunks/${widget}.${id}.js`)).href),
    );
    return await renderer.render(html, options);
  } finally {
    await rm(modules, { recursive: true, force: true });
  }
};
