import type { BuildOptions } from '../build';
import type { CatalogueCommandOptions } from '../catalogue';
import type { CommandDefinition } from '../command-definition';
import type { TextsOptions } from '../texts';
import type { ThemeOptions } from '../theme';
import { builtThemes, onlyWidgets } from './shared-options';

export const buildCommand: CommandDefinition<[], BuildOptions> = {
  name: 'build',
  summary: 'build the file to paste for each theme, and what it loads',
  options: [
    builtThemes,
    onlyWidgets,
    { flags: '--out <dir>', text: 'the output folder', default: 'dist' },
    {
      flags: '--base <url>',
      text: 'where the folder will be served, for sites that move or merge the pasted file',
    },
    { flags: '--keep', text: "leave the last build's files: pages with a pinned tag need them" },
    { flags: '--watch', text: 'build again at every change' },
    { flags: '--budget', text: 'print sizes against their budgets; fail where one is over' },
  ],
  examples: [
    'cobble build --theme ./theme.mts',
    'cobble build --theme realms --widgets modal,marketplace-tile --out public',
  ],
  async run(_, options, { io }) {
    const { build } = await import('../build');
    return build(options, io);
  },
};

export const themeCommand: CommandDefinition<[name: string], ThemeOptions> = {
  name: 'theme',
  summary: 'write a theme file with every role, to change and to build',
  arguments: [{ usage: '<name>', text: 'what the theme is called: lower case, as the folder in the build' }],
  options: [
    {
      flags: '--from <theme>',
      text: 'the theme whose values it begins with',
      default: 'gray',
      completes: 'themes',
    },
    {
      flags: '--format <format>',
      text: 'TypeScript, or W3C design tokens (NAME.json)',
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
  summary: 'write a site with a page for each widget, and what editors complete from',
  options: [
    {
      flags: '--out <dir>',
      text: 'the folder to write; nothing of others in it is written over',
      default: 'catalogue',
    },
    builtThemes,
    onlyWidgets,
    { flags: '--api <url>', text: 'where areas call their services; without it they are shown as markup' },
    { flags: '--base <url>', text: 'where the folder will be published, for links from editors' },
  ],
  examples: ['cobble catalogue --out public/catalogue', 'cobble catalogue --theme realms --widgets modal,flyout'],
  async run(_, options, { io }) {
    const { catalogue } = await import('../catalogue');
    return catalogue(options, io);
  },
};

export const textsCommand: CommandDefinition<[], TextsOptions> = {
  name: 'texts',
  summary: 'print every text of the widgets with its default, as JSON',
  options: [
    {
      flags: '--locale <locale>',
      text: 'in this language, as far as it is translated, as in sv-se (default: en)',
    },
  ],
  examples: ['cobble texts', 'cobble texts --locale sv-se > texts.json'],
  async run(_, options, { io }) {
    const { texts } = await import('../texts');
    return texts(options, io);
  },
};
