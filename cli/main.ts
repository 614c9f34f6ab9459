import { readFileSync } from 'node:fs';
import { Argument, Command, Option } from 'commander';
import { commandExamples } from './command-examples';
import { escapeControls } from './io/escape-controls';
import type { Io } from './io/io';
import { plainLines } from './io/plain-lines';
import { processIo } from './io/process-io';
import { reportError } from './io/report-error';

/**
 * Runs the command line and ends the process: 0 fine, 1 findings or failed cases, 2 wrong usage or unreadable input,
 * 70 a bug of ours (interface 7).
 *
 * @param argv as `process.argv`
 */
export const main = async (argv: readonly string[]): Promise<void> => {
  const io = processIo(process);
  let code = 0;
  let isJudging = false;
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // `cobble match … | head` closes the pipe early: that is no error. A full disk is, but none of ours. Of findings the
    // exit code is due also where nobody reads on.
    if (error.code === 'EPIPE' && isJudging) return;
    if (error.code !== 'EPIPE')
      io.stderr.write(
        `${io.paint.err.red('cobble:')} cannot write to standard output: ${escapeControls(error.message)}\n`,
      );
    process.exit(error.code === 'EPIPE' ? 0 : 2);
  });
  process.stderr.on('error', () => undefined);
  try {
    await cobble(io, (result) => {
      code = result;
    })
      .hook('preAction', (_, command) => {
        isJudging = JUDGING.includes(command.name());
      })
      .parseAsync([...argv]);
  } catch (error) {
    code = reportError(error, argv.includes('--debug'), io);
  }
  await flushed(io);
  process.exit(code);
};

/** Commands whose exit code says what they found. */
const JUDGING = ['check', 'lint', 'diff', 'test'];

const URLS =
  'a list of URLs, one a line, or a sitemap, also .gz; a file or an http URL; repeatable; - is standard input';
const FINDINGS = ['text', 'json', 'sarif', 'github', 'gitlab'];

/**
 * Returns the program with all commands.
 *
 * @param done called with the exit code of the command that ran
 */
export const cobble = (io: Io, done: (code: number) => void): Command => {
  const program = new Command('cobble')
    .description('Builds, checks and tests Cobble: themed widgets and experiments from one script tag.')
    .version(version(), '--version', 'print the version')
    .option('--debug', 'print stack traces')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void io.stdout.write(text),
      writeErr: (text) => void io.stderr.write(text),
      outputError: (text, print) => print(plainLines(`${io.paint.err.red('cobble:')} ${usageError(text)}\n`)),
      getOutHelpWidth: () => io.columns,
      getErrHelpWidth: () => io.columns,
    })
    .showHelpAfterError('Run cobble help, or cobble help COMMAND, for the options.');
  // Each command's code is loaded when it runs: starting up stays quick.
  const add = (usage: string, text: string): Command => program.command(usage).description(text).exitOverride();
  const format = (values: string[]): Option =>
    new Option('--format <format>', 'how to report').choices(values).default('text');

  add('build', 'build the file to paste for each theme, and what it loads')
    .option('--theme <name|file>', 'a theme by name, or a theme file; repeatable (default: all eight)', collect)
    .option('--widgets <list>', 'only these widgets, with commas between (default: all)', list)
    .option('--out <dir>', 'the output folder', 'dist')
    .option('--base <url>', 'where the folder will be served, for sites that move or merge the pasted file')
    .option('--keep', "leave the last build's files: pages with a pinned tag need them")
    .option('--watch', 'build again at every change')
    .option('--budget', 'print sizes against their budgets; fail where one is over')
    .action(async (options) => done(await (await import('./commands/build')).build(options, io)));

  add('theme', 'write a theme file with every role, to change and to build')
    .argument('<name>', 'what the theme is called: lower case, as the folder in the build')
    .option('--from <theme>', 'the theme whose values it begins with', 'gray')
    .addOption(
      new Option('--format <format>', 'TypeScript, or W3C design tokens (NAME.json)')
        .choices(['ts', 'tokens'])
        .default('ts'),
    )
    .action(async (name, options) => done(await (await import('./commands/theme')).theme(name, options, io)));

  add('check', 'check experiment configs')
    .argument('[file...]', 'configs; - is standard input')
    .addOption(format(FINDINGS))
    .option('--strict', 'fail on warnings too')
    .option('--fix', 'mend what is certain, and write the files back')
    .option('--allowed-origins <list>', 'origins that files may come from, with commas between', list)
    .option('--rules', 'list the rules with examples')
    .option('--schema', 'print the JSON Schema of configs')
    .action(async (files, options) => done(await (await import('./commands/check')).check(files, options, io)));

  add('match', "say what runs on URLs, with the page's own engine")
    .argument('[url...]', 'URLs; a lone - reads a list from standard input')
    .option('--config <file>', 'the experiment config, a file or an http URL; - is standard input')
    .option('--at-page <url>', 'what this published page would run, by its own tag, settings and config')
    .option('--urls <file>', URLS, collect)
    .option('--flights <list>', 'flights that the assignment lists, with commas between', list)
    .option('--enable <list>', 'flights to turn on, as enableflights does', list)
    .option('--disable <list>', 'flights to turn off, as disableflights does', list)
    .option('--disable-all', 'turn every flight off')
    .option('--explain', 'say of each experiment which rule decided')
    .option('--jobs <number>', 'has no effect any more: one thread is fast enough')
    .addOption(format(['text', 'json']))
    .action(async (urls, options) => done(await (await import('./commands/match')).match(urls, options, io)));

  add('diff', 'say what changes on which URLs between two configs')
    .argument('<old-file>', 'the config as it was; - is standard input')
    .argument('<new-file>', 'the config as it will be')
    .option('--urls <file>', URLS, collect)
    .option('--flights <list>', 'flights that the assignment lists, with commas between (default: every one)', list)
    .addOption(format(['text', 'json']))
    .action(async (before, after, options) =>
      done(await (await import('./commands/diff')).diff([before, after], options, io)),
    );

  add('lint', 'check host pages: widgets, attributes, targets, the tag')
    .argument('[page...]', 'HTML files or http URLs; - is standard input')
    .addOption(format(FINDINGS))
    .option('--strict', 'fail on warnings too')
    .option('--fix', 'mend what is certain, and write the files back')
    .option('--theme <name>', 'a theme of your own that pages may name; repeatable', collect)
    .option('--rules', 'list the rules with examples')
    .action(async (pages, options) => done(await (await import('./commands/lint')).lint(pages, options, io)));

  add('serve', 'serve the example pages and the sandbox API, on this machine only')
    .option('--port <number>', 'port; 0 is any that is free (default: 4173, or any where that is taken)')
    .option('--dist <dir>', "a build's folder, with themes of your own: served at /dist/ (default: the package's)")
    .option('--show-secrets', 'show tokens and cookies in the list of requests')
    .action(async (options) => done(await (await import('./commands/serve')).serve(options, io)));

  add('catalogue', 'write a site with a page for each widget, and what editors complete from')
    .option('--out <dir>', 'the folder to write; nothing of others in it is written over', 'catalogue')
    .option('--theme <name|file>', 'a theme by name, or a theme file; repeatable (default: all eight)', collect)
    .option('--widgets <list>', 'only these widgets, with commas between (default: all)', list)
    .option('--api <url>', 'where areas call their services; without it they are shown as markup')
    .option('--base <url>', 'where the folder will be published, for links from editors')
    .addHelpText('after', catalogueExamples)
    .action(async (options) => done(await (await import('./commands/catalogue')).catalogue(options, io)));

  add('snippet', 'print the tag to paste')
    .option('--out <dir>', "the build's folder (default: dist; without a build there the package's own)")
    .option('--theme <name>', "the theme of the page (default: the build's first)")
    .option(
      '--base <url>',
      "where the build's folder is served: a URL, or a path of the site (default: the folder's name)",
    )
    .option('--api <url>', 'base URL of the API')
    .option('--inline-room <list>', 'a <style> that keeps the room of these widgets, in the place of the <link>', list)
    .option('--preload', 'ask the browser for the runtime, the face and the experiments at once')
    .option('--face', 'bring the heading face without script: for pages that are drawn before they are sent')
    .option('--pin', 'for exactly this build: with an import map, and the integrity of every file')
    .option('--csp', 'print also the content security policy that the page needs')
    .option(
      '--config <file>',
      "the page's JSON (data-cobble-config), for --csp: its endpoints, experiments and collector; for --preload: whether it has experiments",
    )
    .action(async (options) => done(await (await import('./commands/snippet')).snippet(options, io)));

  add('render', 'print a page with its widgets drawn: they are seen before script, and without')
    .argument('<page>', 'an HTML file or an http URL; - is standard input')
    .option('--theme <name>', "the theme of the page (default: that of the page's tag, else the build's first)")
    .option('--base <url>', "where the build's folder is served: a URL, or a path of the site (default: the tag's)")
    .option('--answers <file>', 'a JSON file of what the services answer, by group and call; - is standard input')
    .option('--out <dir>', "the build's folder (default: dist; without a build there the package's own)")
    .option('--to <file>', 'write the page into this file, byte for byte (default: standard output)')
    .action(async (page, options) => done(await (await import('./commands/render')).render(page, options, io)));

  add('test', 'run cases against configs')
    .argument('[file...]', 'files of cases; - is standard input (default: cases.json and *.cases.json here)')
    .addOption(format(['text', 'json', 'github']))
    .option('--min-coverage <percent>', 'fail where the cases show less of the configs')
    .option('--junit <file>', 'also write JUnit XML')
    .option('--run <regex>', 'only the cases whose name matches')
    .action(async (files, options) => done(await (await import('./commands/test')).test(files, options, io)));

  add('init', 'write a first experiment, its cases, a page and a theme')
    .argument('[dir]', 'the folder, made if need be (default: the working directory)')
    .action(async (dir) => done(await (await import('./commands/init')).init(dir, io)));

  add('texts', 'print every text of the widgets with its default, as JSON')
    .option('--locale <locale>', 'in this language, as far as it is translated, as in sv-se (default: en)')
    .action(async (options) => done(await (await import('./commands/texts')).texts(options, io)));

  add('completion', 'print a script that completes commands and options in a shell')
    .addArgument(new Argument('<shell>', 'the shell').choices(['bash', 'zsh', 'fish']))
    .action(async (shell) => done(await (await import('./commands/completion')).completion(shell, program, io)));

  program.helpCommand(false);
  add('help', 'display help for command')
    .argument('[command]')
    .action(async (name) => (await import('./commands/help')).help(program, name));

  for (const command of program.commands) {
    const examples = commandExamples[command.name()];
    if (examples) command.addHelpText('after', `\nExamples:\n${examples.map((line) => `  ${line}`).join('\n')}`);
  }
  return program;
};

const version = (): string =>
  // Our own package.json.
  (JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }).version;

/** Commander's message, which quotes what was typed: one line, and its suggestion. */
const usageError = (text: string): string => {
  const [, message = text, suggestion = ''] = /^(?:error: )?(.*?)(\n\(Did you mean [^\n]*\))?\n?$/s.exec(text) ?? [];
  return escapeControls(message) + suggestion;
};

/** The end of the help of `catalogue`. */
const catalogueExamples = `
Examples:
  cobble catalogue --out public/catalogue
  cobble catalogue --theme realms --widgets modal,flyout`;

/** Gathers the values of an option that is given several times. */
const collect = (value: string, before: string[] = []): string[] => [...before, value];

/** Gathers what stands between commas, trimmed, also of an option that is given several times. */
const list = (text: string, before: string[] = []): string[] => [
  ...before,
  ...text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean),
];

/** Waits until a slow reader has taken everything. */
const flushed = async ({ stdout, stderr }: Io): Promise<void> => {
  for (const stream of [stdout, stderr])
    if (stream.writableLength > 0) await new Promise<void>((resolve) => stream.write('', () => resolve()));
};
