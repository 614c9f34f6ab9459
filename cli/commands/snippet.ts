import { basename, join } from 'node:path';
import { CliError } from '../io/cli-error';
import { didYouMean } from '../io/did-you-mean';
import type { Io } from '../io/io';
import { readText } from '../io/read-text';
import { write } from '../io/write';

/** Options of `cobble snippet`. */
export interface SnippetOptions {
  /** The build's folder. */
  out: string;
  theme?: string;
  /** Where the build's folder is served: a URL, or a path on the page's own origin. */
  base?: string;
  /** Base URL of the API: `data-api`. */
  api?: string;
  csp?: boolean;
}

/**
 * `cobble snippet`: the tag to paste, with the integrity of the built file; with `csp` also the policy that the page needs.
 *
 * @returns 0
 * @throws CliError when there is no build, or no such theme in it
 */
export const snippet = async ({ out, theme: asked, base: given, api, csp }: SnippetOptions, io: Io): Promise<number> => {
  const files = await manifest(out, io);
  const themes = Object.keys(files).flatMap(file => /^([^/]+)\/cobble\.js$/.exec(file)?.[1] ?? []);
  const theme = asked ?? themes[0];
  if (theme === undefined) throw new CliError(`${join(out, 'manifest.json')} lists no theme`, 'Run cobble build.');
  if (!themes.includes(theme)) {
    const near = didYouMean(theme, themes);
    throw new CliError(`the build in ${out} has no theme "${theme}"${near ? `; did you mean "${near}"?` : ''}`, `It has ${themes.join(', ')}; cobble build --theme ${theme} adds one.`);
  }
  const base = address('--base', given ?? `/${basename(out)}`).replace(/\/*$/, '/');
  const host = api === undefined ? undefined : address('--api', api);
  const attributes = [
    ['src', `${base}${theme}/cobble.js`],
    ['integrity', files[`${theme}/cobble.js`]!],
    // Without it a browser can't check the integrity of a file from elsewhere.
    ['crossorigin', 'anonymous'],
    ...(host === undefined ? [] : [['data-api', host]]),
  ];
  const tag = `<script async ${attributes.map(([name, value]) => `${name}="${escape(value!)}"`).join(' ')}></script>\n`;
  const meta = csp ? `<meta http-equiv="Content-Security-Policy" content="${escape(policy(base, host))}">\n` : '';
  await write(io.stdout, meta + tag);
  await write(io.stderr, notes(themes, asked, given, csp).map(note => `${io.paint.err.dim(note)}\n`).join(''));
  return 0;
};

/** The integrity of each built file, by its path in the build. */
const manifest = async (out: string, io: Io): Promise<Record<string, string>> => {
  const path = join(out, 'manifest.json');
  let text: string;
  try {
    text = await readText(path, io);
  } catch (error) {
    throw error instanceof CliError ? new CliError(error.message, 'Run cobble build first; --out names its folder.') : error;
  }
  try {
    const { files } = JSON.parse(text) as { files: Record<string, { integrity: string }> };
    return Object.fromEntries(Object.entries(files).map(([file, { integrity }]) => {
      if (!/^sha(256|384|512)-/.test(integrity)) throw new TypeError(`${file} has no integrity`);
      return [file, integrity];
    }));
  } catch (error) {
    throw new CliError(`${path} is not a manifest of a build: ${(error as Error).message}`, 'Run cobble build again.');
  }
};

/** A URL or a path from the root, checked and without its query. */
const address = (option: string, text: string): string => {
  const url = URL.canParse(text, 'https://page.invalid/') ? new URL(text, 'https://page.invalid/') : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || !/^(https?:\/\/|\/)/i.test(text)) {
    throw new CliError(`${option} ${text} is no http URL and no path from the root`, `Write ${option} https://cdn.example/cobble, or ${option} /cobble.`);
  }
  return url.origin === 'https://page.invalid' ? url.pathname : url.origin + (url.pathname === '/' ? '' : url.pathname);
};

/**
 * What the page must allow, besides what it needs itself. Widgets need no `style-src`: their stylesheets are fetched and
 * adopted, and nothing is written inline.
 */
const policy = (base: string, api: string | undefined): string => {
  const own = base.startsWith('/') ? [] : [base];
  const host = api !== undefined && URL.canParse(api) ? [new URL(api).origin] : [];
  return [
    ['script-src', '\'self\'', ...own],
    // Stylesheets of widgets, the experiments' config, and the API.
    ['connect-src', '\'self\'', ...own, ...host],
    ['font-src', '\'self\'', ...own],
    // Pictures of items and players come from many hosts, captchas as data.
    ['img-src', '\'self\'', 'https:', 'data:', 'blob:'],
    ['media-src', '\'self\'', 'data:', 'blob:'],
  ].map(directive => directive.join(' ')).join('; ');
};

const notes = (themes: readonly string[], asked: string | undefined, base: string | undefined, csp: boolean | undefined): string[] => [
  ...(asked === undefined && themes.length > 1 ? [`The theme is ${themes[0]}; --theme picks another of ${themes.join(', ')}.`] : []),
  ...(base === undefined ? ['Paths start at the site\'s root; --base says where the build is served.'] : []),
  ...(base !== undefined && !base.startsWith('/') ? ['The other host must allow the page to read the files: Access-Control-Allow-Origin.'] : []),
  ...(csp ? ['Merge the policy with the page\'s own, in its header or before the tag; scripts and styles of experiments need theirs too.'] : []),
];

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
