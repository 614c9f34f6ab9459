import type { BuildOptions } from '../build';
import type { CatalogueCommandOptions } from '../catalogue';
import type { CommandDefinition } from '../command-definition';
import type { TextsOptions } from '../texts';
import type { ThemeOptions } from '../theme';
import type { TraceOptions } from '../trace';
import { builtThemes, onlyWidgets } from './shared-options';

export const buildCommand: CommandDefinition<[], BuildOptions> = {
  name: 'build',
  summary: 'build the bundle of each theme: the file to paste and what it loads',
  options: [
    builtThemes,
    onlyWidgets,
    { flags: '--out <dir>', text: 'the output folder', default: 'dist' },
    {
      flags: '--base <url>',
      text: 'URL of the published folder, for sites that move or merge the pasted file',
    },
    {
      flags: '--channel <name>',
      text: 'write into this folder of --out and keep its earlier builds; a name such as v1 or 1.4.2 only takes builds of that version',
    },
    {
      flags: '--one-file',
      text: "put everything that the widgets of --widgets need into each theme's cobble.js, for one request instead of several",
    },
    { flags: '--keep', text: "keep the previous build's files, which pages with a pinned tag need" },
    { flags: '--watch', text: 'rebuild on changes' },
    { flags: '--sourcemap', text: 'write source maps to maps/ in the output folder, for cobble trace' },
    { flags: '--budget', text: 'print sizes and fail, instead of only warning, if one is over its budget' },
  ],
  examples: [
    'cobble build --theme ./theme.mts',
    'cobble build --theme realms --widgets modal,marketplace-tile --out public',
    'cobble build --theme ./theme.mts --sourcemap',
    'cobble build --theme realms --widgets modal --out public/cobble --channel v1',
  ],
  async run(_, options, { io }) {
    const { build } = await import('../build');
    return build(options, io);
  },
};

export const traceCommand: CommandDefinition<[file: string], TraceOptions> = {
  name: 'trace',
  summary: 'print a stack trace of the bundle with positions in the sources',
  arguments: [{ usage: '<file>', text: 'a file with a stack of any browser; - is standard input' }],
  options: [
    { flags: '--maps <dir>', text: 'the maps that cobble build --sourcemap has written', default: 'dist/maps' },
  ],
  examples: ["echo 'a@https://cdn.example/site/cobble.js:1:900' | cobble trace -"],
  reportsFindings: true,
  async run([file], options, { io }) {
    const { trace } = await import('../trace');
    return trace(file, options, io);
  },
};

export const themeCommand: CommandDefinition<[name: string], ThemeOptions> = {
  name: 'theme',
  summary: 'create a theme file to customise and build',
  arguments: [{ usage: '<name>', text: "the theme's name, in lower case; also its folder in the build" }],
  options: [
    {
      flags: '--from <theme>',
      text: 'the theme to copy values from',
      default: 'gray',
      completes: 'themes',
    },
    {
      flags: '--format <format>',
      text: 'TypeScript (NAME.ts) or W3C design tokens (NAME.json)',
      choices: ['ts', 'tokens'],
      default: 'ts',
    },
  ],
  examples: [
    'cobble theme winter',
    'cobble theme harbour --from marketplace',
    'cobble theme autumn --from dungeons --format tokens',
  ],
  async run([name], options, { io }) {
    const { theme } = await import('../theme');
    return theme(name, options, io);
  },
};

export const catalogueCommand: CommandDefinition<[], CatalogueCommandOptions> = {
  name: 'catalogue',
  summary: 'generate a static site that documents each widget, with completion data for editors',
  options: [
    {
      flags: '--out <dir>',
      text: 'the output folder; files of other tools are never overwritten',
      default: 'catalogue',
    },
    builtThemes,
    onlyWidgets,
    { flags: '--api <url>', text: 'base URL of the API; without it, areas are shown as markup only' },
    { flags: '--base <url>', text: 'URL of the published folder, for links from editors' },
  ],
  examples: ['cobble catalogue --out public/catalogue', 'cobble catalogue --theme realms --widgets modal,flyout'],
  async run(_, options, { io }) {
    const { catalogue } = await import('../catalogue');
    return catalogue(options, io);
  },
};

export const textsCommand: CommandDefinition<[], TextsOptions> = {
  name: 'texts',
  summary: 'print the default texts of all widgets as JSON',
  options: [
    {
      flags: '--locale <locale>',
      text: 'the language, such as sv-se; missing translations are in English (default: en)',
    },
  ],
  examples: ['cobble texts', 'cobble texts --locale sv-se > texts.json'],
  async run(_, options, { io }) {
    const { texts } = await import('../texts');
    return texts(options, io);
  },
};
