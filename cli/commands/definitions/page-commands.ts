import type { CommandDefinition, OptionDefinition } from '../command-definition';
import type { DoctorOptions } from '../doctor';
import type { LintOptions } from '../lint';
import type { RenderCommandOptions } from '../render';
import type { ServeOptions } from '../serve';
import type { SnippetOptions } from '../snippet';
import { buildFolder, findingFormats, fix, rules, strict } from './shared-options';

const ownThemes: OptionDefinition = {
  flags: '--theme <name>',
  text: 'a custom theme that pages may use; repeatable',
  several: 'repeated',
  completes: 'themes',
};

export const lintCommand: CommandDefinition<[pages: string[]], LintOptions> = {
  name: 'lint',
  summary: 'check the widgets, attributes and tag of HTML pages',
  arguments: [{ usage: '[page...]', text: 'HTML files, folders, globs or http URLs; - is standard input' }],
  options: [findingFormats, strict, fix, ownThemes, rules],
  examples: [
    'cobble lint page.html',
    "cobble lint '*.html'",
    'cobble lint --fix page.html',
    'cobble lint --strict --theme site page.html',
    'cobble lint --format sarif page.html > lint.sarif',
  ],
  reportsFindings: true,
  async run([pages], options, { io }) {
    const { lint } = await import('../lint');
    return lint(pages, options, io);
  },
};

export const doctorCommand: CommandDefinition<[url: string], DoctorOptions> = {
  name: 'doctor',
  summary: 'examine a published page: its tag, files, headers, policy and config',
  arguments: [{ usage: '<url>', text: 'the http URL of a page' }],
  options: [findingFormats, strict, ownThemes],
  examples: ['cobble doctor https://www.example.com/store', 'cobble doctor --format json https://www.example.com/'],
  reportsFindings: true,
  async run([url], options, { io }) {
    const { doctor } = await import('../doctor');
    return doctor(url, options, io);
  },
};

export const serveCommand: CommandDefinition<[dir: string | undefined], ServeOptions> = {
  name: 'serve',
  summary: 'serve your pages or the example pages, with the sandbox API',
  arguments: [{ usage: '[dir]', text: 'the folder of your pages (default: the example pages)' }],
  options: [
    {
      flags: '-p, --port <number>',
      text: 'the port; 0 is any free port (default: 4173, or any free port if that is in use)',
    },
    { flags: '--open', text: 'open the start page in the browser' },
    { flags: '--config <file>', text: 'the experiment config (default: experiments.json in dir)' },
    {
      flags: '--as <host>',
      text: "run the experiments of this domain (default: the config's only domain)",
    },
    { flags: '--flights <list>', text: 'flights that the sandbox assigns, separated by commas', several: 'commas' },
    {
      flags: '--dist <dir>',
      text: "the build's folder, which is served at /dist/ (default: the build in dir, or the package's own)",
    },
    { flags: '--show-secrets', text: "don't mask tokens and cookies in the list of requests" },
  ],
  examples: [
    'cobble serve .',
    'cobble serve . --as www.example.com --flights store-hero-b -p 0',
    'cobble serve --port 0 --show-secrets',
    'cobble serve --dist public',
  ],
  async run([dir], options, { io }) {
    const { serve } = await import('../serve');
    return serve(dir, options, io);
  },
};

export const snippetCommand: CommandDefinition<[], SnippetOptions> = {
  name: 'snippet',
  summary: 'print the tag to paste into pages',
  options: [
    buildFolder,
    { flags: '--channel <name>', text: 'a folder of --out that cobble build --channel has written' },
    { flags: '--theme <name>', text: "the theme of the page (default: the build's first)", completes: 'themes' },
    {
      flags: '--base <url>',
      text: "URL or path of the published build folder (default: the folder's name)",
    },
    { flags: '--api <url>', text: 'base URL of the API' },
    {
      flags: '--page <page>',
      text: 'reserve space for the widgets of this page in a <style>, and print the tag of cobble-components.js if one of its components loads at once (not with --pin): an HTML file or an http URL; - is standard input',
    },
    {
      flags: '--inline-room <list>',
      text: 'reserve space for these widgets in a <style>',
      several: 'commas',
      completes: 'widgets',
    },
    {
      flags: '--link-room',
      text: 'reserve space for all widgets with a <link> to room.css, for templates of many pages',
    },
    {
      flags: '--preload',
      text: 'preload the runtime, the font and the experiments, and with --page the files of its widgets',
    },
    { flags: '--face', text: 'load the heading font without script, for server-rendered pages' },
    { flags: '--pin', text: 'pin the tag to this build, with an import map and the integrity of every file' },
    { flags: '--csp', text: 'also print the content security policy that the page needs' },
    {
      flags: '--config <file>',
      text: "the page's settings (data-cobble-config), which --csp and --preload use",
    },
  ],
  examples: [
    'cobble snippet --page page.html --preload',
    'cobble snippet --base https://cdn.example/cobble/',
    'cobble snippet --base https://cdn.example/cobble/ --theme site --pin --csp',
    'cobble snippet --inline-room marketplace-tile,promo-banner --preload',
    'cobble snippet --out public/cobble --channel v1 --pin',
  ],
  async run(_, options, { io }) {
    const { snippet } = await import('../snippet');
    return snippet(options, io);
  },
};

export const renderCommand: CommandDefinition<[page: string], RenderCommandOptions> = {
  name: 'render',
  summary: 'print a page with server-rendered widgets, which are visible before scripts load',
  arguments: [{ usage: '<page>', text: 'an HTML file or an http URL; - is standard input' }],
  options: [
    {
      flags: '--theme <name>',
      text: "the theme of the page (default: from the page's tag, else the build's first)",
      completes: 'themes',
    },
    {
      flags: '--base <url>',
      text: "URL or path of the published build folder (default: from the page's tag)",
    },
    {
      flags: '--answers <file>',
      text: 'a JSON file of service responses, by group and call; - is standard input',
    },
    buildFolder,
    { flags: '--to <file>', text: 'write the page to this file (default: standard output)' },
  ],
  examples: [
    'cobble render page.html --to rendered.html',
    'cobble render page.html --out public --theme realms --base https://cdn.example',
    'cat page.html | cobble render -',
    "echo '{}' | cobble render page.html --answers -",
  ],
  async run([page], options, { io }) {
    const { render } = await import('../render');
    return render(page, options, io);
  },
};
