import type { CommandDefinition } from '../command-definition';
import type { LintOptions } from '../lint';
import type { RenderCommandOptions } from '../render';
import type { ServeOptions } from '../serve';
import type { SnippetOptions } from '../snippet';
import { buildFolder, findingFormats, fix, rules, strict } from './shared-options';

export const lintCommand: CommandDefinition<[pages: string[]], LintOptions> = {
  name: 'lint',
  summary: 'check host pages: widgets, attributes, targets, the tag',
  arguments: [{ usage: '[page...]', text: 'HTML files or http URLs; - is standard input' }],
  options: [
    findingFormats,
    strict,
    fix,
    {
      flags: '--theme <name>',
      text: 'a theme of your own that pages may name; repeatable',
      several: 'repeated',
      completes: 'themes',
    },
    rules,
  ],
  examples: [
    'cobble lint page.html',
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

export const serveCommand: CommandDefinition<[], ServeOptions> = {
  name: 'serve',
  summary: 'serve the example pages and the sandbox API, on this machine only',
  options: [
    {
      flags: '--port <number>',
      text: 'port; 0 is any that is free (default: 4173, or any where that is taken)',
    },
    {
      flags: '--dist <dir>',
      text: "a build's folder, with themes of your own: served at /dist/ (default: the package's)",
    },
    { flags: '--show-secrets', text: 'show tokens and cookies in the list of requests' },
  ],
  examples: ['cobble serve', 'cobble serve --port 0 --show-secrets', 'cobble serve --dist public'],
  async run(_, options, { io }) {
    const { serve } = await import('../serve');
    return serve(options, io);
  },
};

export const snippetCommand: CommandDefinition<[], SnippetOptions> = {
  name: 'snippet',
  summary: 'print the tag to paste',
  options: [
    buildFolder,
    { flags: '--theme <name>', text: "the theme of the page (default: the build's first)", completes: 'themes' },
    {
      flags: '--base <url>',
      text: "where the build's folder is served: a URL, or a path of the site (default: the folder's name)",
    },
    { flags: '--api <url>', text: 'base URL of the API' },
    {
      flags: '--inline-room <list>',
      text: 'a <style> that keeps the room of these widgets, in the place of the <link>',
      several: 'commas',
      completes: 'widgets',
    },
    { flags: '--preload', text: 'ask the browser for the runtime, the face and the experiments at once' },
    { flags: '--face', text: 'bring the heading face without script: for pages that are drawn before they are sent' },
    { flags: '--pin', text: 'for exactly this build: with an import map, and the integrity of every file' },
    { flags: '--csp', text: 'print also the content security policy that the page needs' },
    {
      flags: '--config <file>',
      text: "the page's JSON (data-cobble-config), for --csp: its endpoints, experiments and collector; for --preload: whether it has experiments",
    },
  ],
  examples: [
    'cobble snippet --base https://cdn.example/cobble/',
    'cobble snippet --base https://cdn.example/cobble/ --theme site --pin --csp',
    'cobble snippet --inline-room marketplace-tile,promo-banner --preload',
  ],
  async run(_, options, { io }) {
    const { snippet } = await import('../snippet');
    return snippet(options, io);
  },
};

export const renderCommand: CommandDefinition<[page: string], RenderCommandOptions> = {
  name: 'render',
  summary: 'print a page with its widgets drawn: they are seen before script, and without',
  arguments: [{ usage: '<page>', text: 'an HTML file or an http URL; - is standard input' }],
  options: [
    {
      flags: '--theme <name>',
      text: "the theme of the page (default: that of the page's tag, else the build's first)",
      completes: 'themes',
    },
    {
      flags: '--base <url>',
      text: "where the build's folder is served: a URL, or a path of the site (default: the tag's)",
    },
    {
      flags: '--answers <file>',
      text: 'a JSON file of what the services answer, by group and call; - is standard input',
    },
    buildFolder,
    { flags: '--to <file>', text: 'write the page into this file, byte for byte (default: standard output)' },
  ],
  examples: [
    'cobble render page.html --to drawn.html',
    'cobble render page.html --out public --theme realms --base https://cdn.example',
    'cat page.html | cobble render -',
    "echo '{}' | cobble render page.html --answers -",
  ],
  async run([page], options, { io }) {
    const { render } = await import('../render');
    return render(page, options, io);
  },
};
