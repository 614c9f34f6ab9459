import { watch as watchFiles } from 'node:fs';
import { root } from '../../esbuild.config.mjs';
import { BUDGETS, budgetRows } from '../build/budgets';
import { chooseWidgets } from '../build/choose-widgets';
import { chunkFiles } from '../build/chunk-files';
import { findWidgets } from '../build/find-widgets';
import { loadThemes } from '../build/load-themes';
import { outputFolder } from '../build/output-folder';
import { placeTemplates } from '../build/place-templates';
import { templateSource } from '../build/template-source';
import { writeOutput } from '../build/write-output';
import { CliError } from '../io/cli-error';
import { escapeControls } from '../io/escape-controls';
import type { Io } from '../io/io';
import { messageOf } from '../io/message-of';
import { plainLines } from '../io/plain-lines';

export interface BuildOptions {
  /** Names of themes, or paths of theme files; all eight by default. */
  readonly theme?: readonly string[];
  /** Names of widgets; all by default. */
  readonly widgets?: readonly string[];
  /** The output folder, `dist` by default. */
  readonly out?: string;
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
  const found = await findWidgets(root);
  const widgets = chooseWidgets(found, options.widgets);
  const out = await outputFolder(options.out ?? 'dist', io.cwd);
  const themes = await loadThemes(options.theme, io.cwd);
  const { cache, sources, templates } = await templateSource();
  if (options.watch && sources === undefined)
    throw new CliError(
      "--watch watches Cobble's own sources, and the installed package has none",
      'Run cobble build again after a change.',
    );
  const choice = { themes, widgets: widgets.map(({ name }) => name) };
  const once = async (written?: () => void) => {
    const files = await placeTemplates(await templates(widgets), choice, cache);
    const manifest = await writeOutput(files, out, cache, { keep: options.keep, written });
    await cache.save();
    return { manifest, count: Object.keys(manifest.files).length };
  };

  const { manifest, count } = await once();
  const { bold, dim, green, red } = io.paint.out;
  io.stdout.write(
    `${green('built')} ${bold(`${themes.length} theme${themes.length === 1 ? '' : 's'}, ${widgets.length} widget${widgets.length === 1 ? '' : 's'}`)} into ${escapeControls(out)} ${dim(`(${count} files, ${((performance.now() - started) / 1000).toFixed(1)} s)`)}\n`,
  );
  let code = 0;
  if (options.budget) {
    for (const { what, brotli, budget } of budgetRows(
      manifest.files,
      await chunkFiles(out, manifest.files),
      widgets.map(({ name, description }) => ({ name, kind: description.kind })),
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
  if (options.watch && sources !== undefined) await keepBuilding(sources, once, io);
  return code;
};

/**
 * Builds again at every change below `sources`; an error is printed, and the next change tries again. Ends with the
 * process.
 */
const keepBuilding = async (
  sources: string,
  once: (written: () => void) => Promise<unknown>,
  io: Io,
): Promise<never> => {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  io.stderr.write('watching src for changes; Ctrl+C ends\n');
  watchFiles(sources, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(async () => {
        const started = performance.now();
        try {
          await once(() => io.stdout.write(`rebuilt in ${Math.round(performance.now() - started)} ms\n`));
        } catch (error) {
          io.stderr.write(
            `${io.paint.err.red('not built:')} ${plainLines(messageOf(error).split('\n').map(escapeControls).join('\n'))}\n`,
          );
        }
      });
    }, 20);
  });
  return new Promise(() => undefined);
};
