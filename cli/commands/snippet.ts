import { basename, join, resolve } from 'node:path';
import { CliError } from '../io/cli-error';
import { didYouMean } from '../io/did-you-mean';
import type { Io } from '../io/io';
import { servedAddress } from '../io/served-address';
import { write } from '../io/write';
import { findBuild } from '../render/find-build';
import { contentSecurityPolicy } from '../snippet/content-security-policy';
import { escapeAttribute } from '../snippet/escape-attribute';
import { faceTags } from '../snippet/face-tags';
import { importMap } from '../snippet/import-map';
import { policyNotes } from '../snippet/policy-notes';
import { preloadTags } from '../snippet/preload-tags';
import { readIntegrity } from '../snippet/read-integrity';
import { readPageConfig } from '../snippet/read-page-config';
import { roomTag } from '../snippet/room-tag';

/** Options of `cobble snippet`. */
export interface SnippetOptions {
  /** The build's folder; without it `dist`, else the package's own build. */
  out?: string;
  theme?: string;
  /** Where the build's folder is served: a URL, or a path on the page's own origin. */
  base?: string;
  /** Base URL of the API: `data-api`. */
  api?: string;
  /** For exactly this build. */
  pin?: boolean;
  csp?: boolean;
  /** Widgets whose room a `<style>` keeps, in the place of the `<link>` to the sheet for all. */
  inlineRoom?: readonly string[];
  /** Also ask the browser at once for the runtime, the face, and what the page's experiments run by. */
  preload?: boolean;
  /** Also bring the heading face without script: for pages that are drawn before they are sent. */
  face?: boolean;
  /** A file with the page's JSON, which says the policy's further hosts, and whether the page has experiments. */
  config?: string;
}

/**
 * `cobble snippet`: the tag to paste, which serves every build that is published at its place: it has no integrity, or
 * the next deployment would kill it. With `pin` it is for exactly this build, and no changed byte of it runs (threat
 * 6); with `csp` the policy that the page needs comes first.
 *
 * @param own the package's own build: tests have another
 * @returns 0
 * @throws CliError when there is no build, no such theme in it, or no pinned file
 */
export const snippet = async (options: SnippetOptions, io: Io, own?: string): Promise<number> => {
  const { theme: asked, base: given, api, pin, csp, config, inlineRoom, preload, face: hasFace } = options;
  const found = options.out === undefined ? findBuild(undefined, io.cwd, own)?.dist : options.out;
  const out = found === undefined || found === resolve(io.cwd, 'dist') ? 'dist' : found;
  const files = await readIntegrity(out, io);
  const themes = Object.keys(files).flatMap((file) => /^([^/]+)\/cobble\.js$/.exec(file)?.[1] ?? []);
  const theme = asked ?? themes[0];
  if (theme === undefined) throw new CliError(`${join(out, 'manifest.json')} lists no theme`, 'Run cobble build.');
  if (!themes.includes(theme)) {
    const near = didYouMean(theme, themes);
    throw new CliError(
      `the build in ${out} has no theme "${theme}"${near ? `; did you mean "${near}"?` : ''}`,
      `It has ${themes.join(', ')}; cobble build --theme ${theme} adds one.`,
    );
  }
  const base = servedAddress('--base', given ?? `/${basename(out)}`).replace(/\/*$/, '/');
  const host = api === undefined ? undefined : servedAddress('--api', api);
  const pinned = pin ? pinnedParts(out, theme, base, files) : undefined;
  const tag = script('async', [
    ['src', `${base}${pinned?.file ?? `${theme}/cobble.js`}`],
    // Without `crossorigin` a browser can't check the integrity of a file from elsewhere.
    ...(pinned
      ? ([
          ['integrity', pinned.integrity],
          ['crossorigin', 'anonymous'],
        ] as const)
      : []),
    ...(host === undefined ? [] : ([['data-api', host]] as const)),
  ]);
  const room = await roomTag({ inlineRoom, theme, base, files, pin });
  const page = config === undefined ? undefined : await readPageConfig(config, io);
  const experiments = page?.experiments !== undefined;
  const face = hasFace ? faceTags(base, files, pin) : '';
  const early = (preload ? preloadTags({ base, files, pin, experiments, face: face !== '' }) : '') + face;
  const map = pinned ? `<script type="importmap">${pinned.map}</script>\n` : '';
  const keeps = room.inline ?? room.tag !== '';
  const policy = csp
    ? contentSecurityPolicy({
        base,
        api: host,
        config: page,
        inline: pinned && [pinned.map],
        room: keeps,
        face: face !== '',
      })
    : '';
  const meta = csp ? `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policy)}">\n` : '';
  await write(io.stdout, meta + map + early + room.tag + tag);
  await write(
    io.stderr,
    [...noteOfBuild(options, out), ...notes(themes, options, experiments), ...(csp ? policyNotes(config, page) : [])]
      .map((note) => `${io.paint.err.dim(note)}\n`)
      .join(''),
  );
  return 0;
};

/** The pinned file's path in the build, its integrity, and the import map that belongs to it. */
const pinnedParts = (
  out: string,
  theme: string,
  base: string,
  files: Record<string, string>,
): { file: string; integrity: string; map: string } => {
  for (const [file, integrity] of Object.entries(files)) {
    const [folder, name = ''] = file.split('/');
    const id = /^cobble\.([^.]+)\.js$/.exec(name)?.[1];
    if (folder === theme && id !== undefined) return { file, integrity, map: importMap(base, id, files) };
  }
  throw new CliError(
    `the build in ${out} has no pinned file for ${theme}: it was made by an earlier version`,
    'Run cobble build again.',
  );
};

const script = (bare: string, attributes: readonly (readonly [string, string])[]): string =>
  `<script ${bare}${attributes.map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`).join('')}></script>\n`;

/** Where the package's own build is taken: it is that folder which must be published. */
const noteOfBuild = ({ out: asked }: SnippetOptions, out: string): string[] =>
  asked === undefined && out !== 'dist' ? [`Here is no build in dist: the tag is for the package's own, ${out}.`] : [];

const notes = (themes: readonly string[], options: SnippetOptions, experiments: boolean): string[] => [
  ...noteLines(themes, options),
  ...(options.inlineRoom ? ['A page whose policy has a nonce writes it into the <style>: nonce="" is its place.'] : []),
  ...(options.preload ? ["The preloads name this build's files: print them anew with each build."] : []),
  ...(options.preload && experiments
    ? ['The page runs its experiments where the tag has data-experiments="on": without it, nothing uses their preload.']
    : []),
];

const noteLines = (themes: readonly string[], { theme, base, pin, csp }: SnippetOptions): string[] => [
  ...(theme === undefined && themes.length > 1
    ? [`The theme is ${themes[0]}; --theme picks another of ${themes.join(', ')}.`]
    : []),
  ...(base === undefined ? ["Paths start at the site's root; --base says where the build is served."] : []),
  ...(base !== undefined && !base.startsWith('/')
    ? ['The other host must allow the page to read the files: Access-Control-Allow-Origin.']
    : []),
  ...(pin
    ? [
        'The tag is for exactly this build: keep its files published after the next one, and change none of them on the way.',
        "The import map must stand before the tag and before the page's first module. On a page that has one of its own, write both into one: not every browser takes two.",
        "Firefox before 138 knows no integrity in import maps: it checks the tag, stylesheets and the font, but no chunk. The experiments' config and files are the site's, and never pinned.",
        csp
          ? 'The policy knows the import map by its hash: leave its text as it is. A policy with a nonce needs that on both scripts instead.'
          : 'A page whose policy has a nonce needs that on both scripts.',
      ]
    : []),
];
