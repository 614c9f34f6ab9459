import { root, version } from '../../esbuild.config.mjs';
import type { Theme } from '../../src/themes/theme';
import { themes as allThemes } from '../../src/themes/themes';
import { chooseWidgets } from '../build/choose-widgets';
import { type FoundWidget, findWidgets } from '../build/find-widgets';
import { type Choice, outputFiles, pastedContents, pastedValues, placeholderValues } from '../build/output-files';
import { outputFolder } from '../build/output-folder';
import { templateSource } from '../build/template-source';
import type { TemplateSource } from '../build/templates';
import { type Written, writeOutput } from '../build/write-output';
import { channelFolder, checkChannel, publishedBase } from '../channels/channel';
import { CliError } from '../io/errors';
import type { Io } from '../io/io';
import { escapeControls } from '../io/messages';
import { count } from '../report/count';
import { BUDGETS, type BudgetRow, budgetRows } from '../sizes/budgets';
import { type FurtherRequest, furtherRequests } from '../sizes/further-requests';
import { warnOfLimits } from '../sizes/warn-of-limits';
import { escapeAttribute } from '../snippet/escape-attribute';
import { writeMaps } from '../source-maps/write-maps';
import { loadTheme } from '../theme-files/load-theme';
import { loadThemes } from '../theme-files/load-themes';
import { freshSources, type Sources } from '../watch/fresh-sources';
import { keepBuilding } from '../watch/rebuild-on-change';
import { type Watch, watchFiles } from '../watch/watch-files';

export interface BuildOptions {
  readonly theme?: readonly string[];
  readonly widgets?: readonly string[];
  readonly out?: string;
  readonly base?: string;
  readonly channel?: string;
  readonly watch?: boolean;
  readonly keep?: boolean;
  readonly oneFile?: boolean;
  readonly budget?: boolean;
  readonly sourcemap?: boolean;
}

interface Built extends Written {
  readonly themes: readonly Theme[];
  readonly widgets: readonly FoundWidget[];
  readonly further: readonly FurtherRequest[];
}

/**
 * Runs `cobble build` (CLI-3).
 *
 * @returns 0, or 1 if a budget is exceeded. With `watch`, never resolves
 */
export const build = async (options: BuildOptions, io: Io): Promise<number> => {
  const started = performance.now();
  checkOneFile(options);
  checkWatch(options);
  chooseWidgets(await findWidgets(root), options.widgets);
  const place = { out: options.out ?? 'dist', channel: options.channel };
  if (options.channel !== undefined) checkChannel(place, { cwd: io.cwd, version });
  const out = await outputFolder(channelFolder(place), io.cwd);
  const source = await templateSource();
  const watchedNames = namesToWatch(options, source);
  const base = options.base === undefined ? undefined : publishedBase(place, options.base);
  // Keep the channel's earlier builds, because pages may be pinned to them.
  const keep = options.keep || options.channel !== undefined;
  const changes = changeQueue();
  const watcher = options.watch ? watchFiles(changes.report) : undefined;
  const buildOnce = builder({ ...options, out, base, keep }, source, watcher, io);
  // Watch before the first build, so that no change is missed.
  if (source.sources !== undefined) await watcher?.folder(source.sources);

  const built = await buildOnce();
  await source.cache.save();
  reportBuilt(built, out, performance.now() - started, io);
  if (options.channel !== undefined) reportTag(built, publishedBase(place, options.base), io);
  const isWithinLimits = checkLimits(built, options, io);
  if (!watcher) return isWithinLimits ? 0 : 1;

  io.stderr.write(`watching ${watchedNames.map(escapeControls).join(', ')} for changes. Press Ctrl+C to stop\n`);
  changes.listen(keepBuilding(async () => (await buildOnce()).changed, source.cache.save, io).changed);
  return new Promise(() => undefined);
};

const checkOneFile = ({ oneFile, widgets, budget }: BuildOptions): void => {
  if (!oneFile) return;
  if (widgets === undefined)
    throw new CliError(
      '--one-file needs --widgets',
      'Name the widgets of your pages, such as --widgets marketplace-tile,carousel. The file would otherwise contain all.',
    );
  if (budget) throw new CliError('--budget checks separate files, not --one-file', 'Omit one of the two options.');
};

const customThemesIn = ({ theme = [] }: BuildOptions): string[] =>
  theme.filter((name) => allThemes.every((each) => each.name !== name));

const checkWatch = ({ watch, channel }: BuildOptions): void => {
  if (watch && channel !== undefined)
    throw new CliError(
      '--channel keeps every build, and --watch makes one for each change',
      'Omit one of the two options.',
    );
};

const namesToWatch = (options: BuildOptions, { sources }: TemplateSource): string[] => {
  const customThemes = customThemesIn(options);
  if (options.watch && sources === undefined && customThemes.length === 0)
    throw new CliError(
      "--watch has nothing to watch: the installed package doesn't contain Cobble's sources",
      'Name your own theme file with --theme. It is watched with everything that it imports.',
    );
  return [...(sources === undefined ? [] : ['src']), ...customThemes];
};

const changeQueue = () => {
  let hasChanged = false;
  let onChange = (): void => {
    hasChanged = true;
  };
  return {
    report: () => onChange(),
    listen(listener: () => void): void {
      onChange = listener;
      if (hasChanged) listener();
    },
  };
};

const builder = (
  options: BuildOptions & { readonly out: string },
  { cache, sources, templates, maps }: TemplateSource,
  watcher: Watch | undefined,
  { cwd }: Io,
): (() => Promise<Built>) => {
  const read: Sources = watcher
    ? freshSources(sources, watcher.file)
    : { widgets: () => findWidgets(root), theme: loadTheme };
  let isRebuild = false;
  return async () => {
    const themes = await loadThemes(options.theme, cwd, read.theme);
    const found = await read.widgets();
    const widgets = chooseWidgets(found, options.widgets);
    const { out, keep, base, oneFile } = options;
    const choice: Choice = {
      themes,
      widgets: widgets.map(({ name }) => name),
      others: found.filter((widget) => !widgets.includes(widget)).map(({ name }) => name),
      base,
      isOneFile: oneFile,
    };
    const made = await templates(widgets);
    const files = await outputFiles(made, choice, cache);
    const contents = pastedContents(made, choice);
    const written = await writeOutput(files, out, cache, { keep, estimate: isRebuild, contents });
    isRebuild = true;
    if (options.sourcemap) {
      const values = (pasted?: string) =>
        pasted === undefined ? placeholderValues(choice) : pastedValues(made, choice, pasted, files);
      await writeMaps(made, await maps(widgets), { out, keep, values, manifest: written.manifest });
    }
    return { ...written, themes, widgets, further: furtherRequests(files) };
  };
};

const reportBuilt = ({ manifest, themes, widgets }: Built, out: string, ms: number, { stdout, paint }: Io): void => {
  const { bold, dim, green } = paint.out;
  const what = bold(`${count(themes.length, 'theme')}, ${count(widgets.length, 'widget')}`);
  const figures = dim(`(${Object.keys(manifest.files).length} files, ${(ms / 1000).toFixed(1)} s)`);
  stdout.write(`${green('built')} ${what} into ${escapeControls(out)} ${figures}\n`);
};

const reportTag = ({ themes }: Built, base: string, { stdout }: Io): void => {
  for (const { name } of themes)
    stdout.write(`  <script async src="${escapeAttribute(`${base}${name}/cobble.js`)}"></script>\n`);
};

/** Without `--budget`, exceeded limits are warnings. */
const checkLimits = ({ manifest, widgets, further }: Built, options: BuildOptions, io: Io): boolean => {
  const descriptions = widgets.map(({ description }) => description);
  const rows = options.oneFile ? [] : budgetRows(manifest.files, descriptions);
  if (options.budget) return reportBudgets(rows, further, io);
  const isCustom = options.base !== undefined || customThemesIn(options).length > 0;
  warnOfLimits(rows, further, isCustom, io);
  return true;
};

const reportBudgets = (
  rows: readonly BudgetRow[],
  further: readonly FurtherRequest[],
  { stdout, paint }: Io,
): boolean => {
  const { dim, red } = paint.out;
  for (const { what, brotli, budget } of rows) {
    const excess = brotli > budget ? red(`  ${brotli - budget} over`) : '';
    stdout.write(`  ${what.padEnd(26)}${String(brotli).padStart(7)} of ${String(budget).padStart(6)}${excess}\n`);
  }
  for (const { by, url } of further)
    stdout.write(`  ${by} ${red(`requests ${escapeControls(url)}: a further round trip`)}\n`);
  stdout.write(
    dim(`  in bytes (brotli), with the largest theme's stylesheet; the loader's budget is ${BUDGETS.loader}\n`),
  );
  return further.length === 0 && rows.every(({ brotli, budget }) => brotli <= budget);
};
