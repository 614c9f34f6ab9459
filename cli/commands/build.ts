import { root } from '../../esbuild.config.mjs';
import { themes as allThemes } from '../../src/themes/themes';
import { chooseWidgets } from '../build/choose-widgets';
import { findWidgets } from '../build/find-widgets';
import { outputFiles } from '../build/output-files';
import { outputFolder } from '../build/output-folder';
import { templateSource } from '../build/template-source';
import { writeOutput } from '../build/write-output';
import { CliError } from '../io/cli-error';
import { escapeControls } from '../io/escape-controls';
import type { Io } from '../io/io';
import { servedAddress } from '../io/served-address';
import { BUDGETS, budgetRows } from '../sizes/budgets';
import { loadTheme } from '../theme-files/load-theme';
import { loadThemes } from '../theme-files/load-themes';
import { freshSources, type Sources } from '../watch/fresh-sources';
import { keepBuilding } from '../watch/rebuild-on-change';
import { watchFiles } from '../watch/watch-files';

export interface BuildOptions {
  /** Names of themes, or paths of theme files; all eight by default. */
  readonly theme?: readonly string[];
  /** Names of widgets; all by default. */
  readonly widgets?: readonly string[];
  /** The output folder, `dist` by default. */
  readonly out?: string;
  /** Where the folder will be served: a URL, or a path from the site's root. */
  readonly base?: string;
  readonly watch?: boolean;
  /** Leave the files of the last build: pages with a pinned tag go on with them. */
  readonly keep?: boolean;
  /** Print the budgets, and fail where one is over. */
  readonly budget?: boolean;
}

/**
 * `cobble build` (CLI-3): per theme the file to paste, and what it loads; `manifest.json` with every file's figures.
 *
 * @returns the exit code: 1 where a budget is exceeded
 * @throws CliError for an unknown theme or widget
 */
export const build = async (options: BuildOptions, io: Io): Promise<number> => {
  const started = performance.now();
  chooseWidgets(await findWidgets(root), options.widgets);
  const out = await outputFolder(options.out ?? 'dist', io.cwd);
  const { cache, sources, templates } = await templateSource();
  const own = (options.theme ?? []).filter((name) => allThemes.every((theme) => theme.name !== name));
  if (options.watch && sources === undefined && own.length === 0)
    throw new CliError(
      "--watch watches Cobble's own sources, and the installed package has none",
      'Give a theme file of your own with --theme: it is watched, with all that it imports.',
    );
  const base = options.base === undefined ? undefined : servedAddress('--base', options.base);
  let early = false;
  let changed = () => {
    early = true;
  };
  const watched = options.watch ? watchFiles(() => changed()) : undefined;
  const read: Sources = watched
    ? freshSources(sources, watched.file)
    : { widgets: () => findWidgets(root), theme: loadTheme };
  const once = async () => {
    const themes = await loadThemes(options.theme, io.cwd, read.theme);
    const widgets = chooseWidgets(await read.widgets(), options.widgets);
    const choice = { themes, widgets: widgets.map(({ name }) => name), base };
    const files = await outputFiles(await templates(widgets), choice, cache);
    return {
      ...(await writeOutput(files, out, cache, { keep: options.keep, estimate: options.watch })),
      themes,
      widgets,
    };
  };
  // Before the first build reads: what changes while it builds is seen after it.
  if (sources !== undefined) await watched?.folder(sources);

  const { manifest, themes, widgets } = await once();
  const count = Object.keys(manifest.files).length;
  await cache.save();
  const { bold, dim, green, red } = io.paint.out;
  io.stdout.write(
    `${green('built')} ${bold(`${themes.length} theme${themes.length === 1 ? '' : 's'}, ${widgets.length} widget${widgets.length === 1 ? '' : 's'}`)} into ${escapeControls(out)} ${dim(`(${count} files, ${((performance.now() - started) / 1000).toFixed(1)} s)`)}\n`,
  );
  let code = 0;
  if (options.budget) {
    for (const { what, brotli, budget } of budgetRows(
      manifest.files,
      widgets.map(({ description }) => description),
    )) {
      const over = brotli > budget;
      if (over) code = 1;
      io.stdout.write(
        `  ${what.padEnd(26)}${String(brotli).padStart(7)} of ${String(budget).padStart(6)}${over ? red(`  ${brotli - budget} over`) : ''}\n`,
      );
    }
    io.stdout.write(
      dim(`  bytes of brotli; the largest theme's stylesheet counts; the loader's budget is ${BUDGETS.loader}\n`),
    );
  }
  if (!watched) return code;
  const what = [...(sources === undefined ? [] : ['src']), ...own].map(escapeControls).join(', ');
  io.stderr.write(`watching ${what} for changes; Ctrl+C ends\n`);
  ({ changed } = keepBuilding(async () => (await once()).changed, cache.save, io));
  if (early) changed();
  return new Promise(() => undefined);
};
