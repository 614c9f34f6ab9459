import { basename, join } from 'node:path';
import { CliError } from '../io/cli-error';
import { didYouMean } from '../io/did-you-mean';
import type { Io } from '../io/io';
import { readText } from '../io/read-text';
import { write } from '../io/write';
import { contentSecurityPolicy } from '../snippet/content-security-policy';
import { policyNotes } from '../snippet/policy-notes';
import { readPageConfig } from '../snippet/read-page-config';

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
  /** A file with the page's JSON, from which the policy's further hosts are read. */
  config?: string;
}

/**
 * `cobble snippet`: the tag to paste, with the integrity of the built file; with `csp` also the policy that the page needs.
 *
 * @returns 0
 * @throws CliError when there is no build, or no such theme in it
 */
export const snippet = async ({ out, theme: asked, base: given, api, csp, config }: SnippetOptions, io: Io): Promise<number> => {
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
  const meta = csp ? `<meta http-equiv="Content-Security-Policy" content="${escape(contentSecurityPolicy({ base, api: host, config: config === undefined ? undefined : await readPageConfig(config, io) }))}">\n` : '';
  await write(io.stdout, meta + tag);
  await write(io.stderr, [...notes(themes, asked, given), ...(csp ? policyNotes(config) : [])].map(note => `${io.paint.err.dim(note)}\n`).join(''));
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

const notes = (themes: readonly string[], asked: string | undefined, base: string | undefined): string[] => [
  ...(asked === undefined && themes.length > 1 ? [`The theme is ${themes[0]}; --theme picks another of ${themes.join(', ')}.`] : []),
  ...(base === undefined ? ['Paths start at the site\'s root; --base says where the build is served.'] : []),
  ...(base !== undefined && !base.startsWith('/') ? ['The other host must allow the page to read the files: Access-Control-Allow-Origin.'] : []),
];

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
