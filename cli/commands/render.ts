import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildInfo } from '../../src/render/build-info';
import type { WidgetModule } from '../../src/render/draw-widget';
import { CliError } from '../io/cli-error';
import { didYouMean } from '../io/did-you-mean';
import { escapeControls } from '../io/escape-controls';
import type { Io } from '../io/io';
import { messageOf } from '../io/message-of';
import { readJsonObject } from '../io/read-json-object';
import { servedAddress } from '../io/served-address';
import { write } from '../io/write';
import { readPage } from '../lint/read-page';
import type { FoundBuild } from '../render/find-build';
import { findBuild } from '../render/find-build';
import { loadRenderer } from '../render/load-renderer';
import { writeDrawn } from '../render/write-drawn';

/** Options of `cobble render`. */
export interface RenderCommandOptions {
  /** The theme of the page. */
  theme?: string;
  /** Where the build's folder is served: a URL, or a path on the page's own origin. */
  base?: string;
  /** A JSON file: what the services answer. */
  answers?: string;
  /** The build's folder. */
  out?: string;
  /** The file that the drawn page is written to, in the place of stdout. */
  to?: string;
}

const ANSWERS = 'Write it as in { "marketplace": { "popular": { "items": [] } } }.';

/**
 * `cobble render`: the page with its widgets drawn, in a file or on stdout. What can't be drawn stays as it is, and
 * stderr says why.
 *
 * @param page a file, an http URL, or `-`
 * @returns 0
 * @throws CliError where the page or the build can't be read, there is no such theme in it, or the page can't be
 *   written
 */
export const render = async (page: string, options: RenderCommandOptions, io: Io): Promise<number> => {
  if (options.to === '-')
    throw new CliError('--to - is no file', 'Leave --to out: the page then goes to standard output.');
  const { dist, manifest } = buildIn(options.out, io.cwd);
  const { id, themes } = buildInfo(manifest);
  const { theme } = options;
  if (theme !== undefined && !themes.includes(theme)) {
    const near = didYouMean(theme, themes);
    throw new CliError(
      `the build has no theme "${theme}"${near ? `; did you mean "${near}"?` : ''}`,
      `It has ${themes.join(', ')}; cobble build --theme ${theme} adds one, and --out DIR names its folder.`,
    );
  }
  const base = options.base === undefined ? undefined : servedAddress('--base', options.base);
  if (page === '-' && options.answers === '-')
    throw new CliError('standard input is the page, and can not be the answers too', 'Name a file for one of them.');
  // Of what it should have, the renderer tells.
  const answers = options.answers === undefined ? undefined : await readJsonObject(options.answers, io, ANSWERS);
  const html = await readPage(page, io, { isExact: true });
  const makeRenderer = await loadRenderer();
  const modules = await mkdtemp(join(tmpdir(), 'cobble-'));
  // A site's package.json may say that its files are CommonJS.
  await writeFile(join(modules, 'package.json'), '{ "type": "module" }');
  await cp(join(dist, 'chunks'), join(modules, 'chunks'), { recursive: true });
  const renderer = makeRenderer(manifest, async (widget) => {
    return (await import(pathToFileURL(join(modules, `chunks/${widget}.${id}.js`)).href)) as WidgetModule;
  });
  const notes: string[] = [];
  const drawn = await renderer
    .render(html, {
      ...(theme === undefined ? {} : { theme }),
      ...(base === undefined ? {} : { base }),
      ...(answers === undefined ? {} : { answers }),
      ...(/^https?:/i.test(page) ? { url: page } : {}),
      warn: (message) => notes.push(message),
    })
    .catch((error: unknown) => {
      throw new CliError(`cannot draw ${page}: ${messageOf(error).replace(/^cobble: /, '')}`);
    })
    .finally(() => rm(modules, { recursive: true, force: true }));
  await writeDrawn(drawn, options.to, io);
  await write(io.stderr, notes.map((note) => `${io.paint.err.yellow('cobble:')} ${escapeControls(note)}\n`).join(''));
  return 0;
};

const buildIn = (asked: string | undefined, cwd: string): FoundBuild => {
  const found = findBuild(asked, cwd);
  if (!found)
    throw new CliError(
      `there is no build in ${asked ?? 'dist'}`,
      asked === undefined ? 'Run cobble build.' : `Run cobble build --out ${asked}.`,
    );
  return found;
};
