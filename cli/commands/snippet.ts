import { join, resolve } from 'node:path';
import { root } from '../../esbuild.config.mjs';
import { chooseWidgets } from '../build/choose-widgets';
import { findWidgets } from '../build/find-widgets';
import { COMPONENTS_FILE } from '../build/output-files';
import { type ChannelOptions, channelFolder, publishedBase, refuseChannels } from '../channels/channel';
import { didYouMean, suggestion } from '../io/did-you-mean';
import { CliError } from '../io/errors';
import type { Io } from '../io/io';
import { stemOf } from '../io/stem-of';
import { servedAddress } from '../io/urls';
import { write } from '../io/write';
import { findBuild } from '../render/find-build';
import { contentSecurityPolicy } from '../snippet/content-security-policy';
import { earlyConfigScript } from '../snippet/early-config';
import { fontTags, preloadTags } from '../snippet/early-tags';
import { escapeAttribute } from '../snippet/escape-attribute';
import { importMap } from '../snippet/import-map';
import { type PageWidget, readPageWidgets } from '../snippet/page-widgets';
import { policyNotes } from '../snippet/policy-notes';
import { type BuildFiles, readManifest } from '../snippet/read-manifest';
import { readPageConfig } from '../snippet/read-page-config';
import { type ReservedSpaceInput, reservedSpaceTag } from '../snippet/reserved-space-tag';

export interface SnippetOptions {
  out?: string;
  channel?: string;
  theme?: string;
  base?: string;
  api?: string;
  pin?: boolean;
  csp?: boolean;
  page?: string;
  inlineRoom?: readonly string[];
  linkRoom?: boolean;
  preload?: boolean;
  face?: boolean;
  config?: string;
}

interface TagBuild extends BuildFiles {
  readonly out: string;
  readonly themes: readonly string[];
  readonly theme: string;
  readonly base: string;
}

/**
 * The tag has no `integrity` attribute, so it also loads later builds. With `pin`, it loads only one build (threat 6).
 * @param packageBuild the package's build; tests pass another
 */
export const snippet = async (options: SnippetOptions, io: Io, packageBuild?: string): Promise<number> => {
  checkOptions(options);
  const build = await findTagBuild(options, io, packageBuild);
  const { base, files, contents } = build;
  const { pin, csp, config } = options;
  const api = options.api === undefined ? undefined : servedAddress('--api', options.api);
  const pinned = pin ? pinnedParts(build) : undefined;
  const widgets = options.page === undefined ? undefined : await readPageWidgets(options.page, io);
  const file = pinned ? 'cobble.js' : pastedFile(build, widgets);
  const room = reservedSpaceTag({ room: await roomOf(options, widgets), ...build, pin });
  const page = config === undefined ? undefined : await readPageConfig(config, io);
  const experiments = page?.experiments !== undefined;
  const early = options.preload && page ? earlyConfigScript(page) : undefined;
  const fontLinks = options.face ? fontTags(base, files, pin) : '';
  const hasFont = fontLinks !== '';
  const policy = csp
    ? contentSecurityPolicy({
        base,
        api,
        config: page,
        inline: [pinned?.map, early].filter((text) => text !== undefined),
        room: room.inline ?? room.tag !== '',
        hasFont,
      })
    : undefined;
  const markup = [
    policy === undefined ? '' : `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policy)}">\n`,
    pinned ? `<script type="importmap">${pinned.map}</script>\n` : '',
    early === undefined ? '' : `<script nonce="">${early}</script>\n`,
    options.preload
      ? preloadTags({ ...build, contents: contents[stemOf(file)], pin, experiments, hasFont, widgets })
      : '',
    fontLinks,
    room.tag,
    scriptTag({ src: `${base}${pinned?.file ?? `${build.theme}/${file}`}`, integrity: pinned?.integrity, api }),
  ];
  await write(io.stdout, markup.join(''));
  const notes = [
    ...buildNotes(options, build.out),
    ...tagNotes(options, build),
    ...widgetNotes(options, build, widgets),
  ];
  if (room.inline !== undefined || early !== undefined)
    notes.push('If your policy uses a nonce, write it wherever nonce="" is printed.');
  notes.push(
    ...preloadNotes(options, { experiments, hasScript: early !== undefined }),
    ...(csp ? policyNotes(config, page) : []),
  );
  await write(io.stderr, notes.map((note) => `${io.paint.err.dim(note)}\n`).join(''));
  return 0;
};

const checkOptions = ({ page, config, inlineRoom, linkRoom }: SnippetOptions): void => {
  if (page === '-' && config === '-')
    throw new CliError('only one of --page and --config can read from standard input', 'Name a file for one of them.');
  if (inlineRoom && linkRoom)
    throw new CliError('--inline-room and --link-room both reserve space', 'Use one of the two options.');
};

const roomOf = async (
  { inlineRoom, linkRoom }: SnippetOptions,
  widgets: readonly PageWidget[] = [],
): Promise<ReservedSpaceInput['room']> => {
  if (linkRoom) return 'link';
  const found = await findWidgets(root);
  const chosen = inlineRoom
    ? chooseWidgets(found, inlineRoom, '--inline-room')
    : found.filter(({ name }) => widgets.some((widget) => widget.name === name));
  return chosen.map(({ description }) => description);
};

const findTagBuild = async (options: SnippetOptions, io: Io, packageBuild: string | undefined): Promise<TagBuild> => {
  const place = { out: options.out ?? 'dist', channel: options.channel };
  const out = buildOf(place, options, io, packageBuild);
  const { files, contents } = await readManifest(out, io);
  const themes = Object.keys(files).flatMap((file) => /^([^/]+)\/cobble\.js$/.exec(file)?.[1] ?? []);
  const theme = options.theme ?? themes[0];
  if (theme === undefined) throw new CliError(`${join(out, 'manifest.json')} lists no theme`, 'Run cobble build.');
  if (!themes.includes(theme))
    throw new CliError(
      `the build in ${out} has no theme "${theme}"${suggestion(didYouMean(theme, themes))}`,
      `Use one of ${themes.join(', ')}. To add a theme, run cobble build --theme ${theme}.`,
    );
  const base = publishedBase(options.channel === undefined ? { out } : place, options.base);
  return { out, files, contents, themes, theme, base };
};

/**
 * Returns the build's folder: `--out`, otherwise `dist` or the package's build.
 *
 * @throws CliError if the folder has only channels, and `--channel` is missing
 */
const buildOf = (place: ChannelOptions, { out, channel }: SnippetOptions, io: Io, packageBuild?: string): string => {
  if (channel === undefined) refuseChannels(place.out, io.cwd, (name) => `Add --channel ${name}.`);
  if (channel !== undefined || out !== undefined) return channelFolder(place);
  const found = findBuild(undefined, io.cwd, packageBuild)?.dist;
  return found === undefined || found === resolve(io.cwd, 'dist') ? 'dist' : found;
};

interface Pinned {
  readonly file: string;
  readonly integrity: string;
  readonly map: string;
}

const pinnedParts = ({ out, theme, base, files, contents }: TagBuild): Pinned => {
  for (const [file, integrity] of Object.entries(files)) {
    const [folder, name = ''] = file.split('/');
    const id = /^cobble\.([^.]+)\.js$/.exec(name)?.[1];
    if (folder === theme && id !== undefined)
      return { file, integrity, map: importMap(base, id, files, contents.cobble?.chunks) };
  }
  throw new CliError(
    `the build in ${out} has no pinned file for ${theme}, because an earlier version built it`,
    'Run cobble build again.',
  );
};

/**
 * If the page loads a component immediately, returns the file with all components. Builds of earlier versions lack this
 * file.
 */
const pastedFile = ({ files, theme }: TagBuild, widgets: readonly PageWidget[] = []): string => {
  const hasComponent = widgets.some(({ isArea, loadsAtOnce }) => loadsAtOnce && !isArea);
  return hasComponent && `${theme}/${COMPONENTS_FILE}` in files ? COMPONENTS_FILE : 'cobble.js';
};

interface TagAttributes {
  readonly src: string;
  readonly integrity: string | undefined;
  readonly api: string | undefined;
}

const scriptTag = ({ src, integrity, api }: TagAttributes): string => {
  const attributes: Record<string, string> = { src };
  if (integrity !== undefined) {
    attributes.integrity = integrity;
    // Browsers check the integrity of cross-origin files only with CORS.
    attributes.crossorigin = 'anonymous';
  }
  if (api !== undefined) attributes['data-api'] = api;
  const text = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
  return `<script async${text.join('')}></script>\n`;
};

const buildNotes = ({ out: requested }: SnippetOptions, out: string): string[] =>
  requested === undefined && out !== 'dist'
    ? [`There is no build in dist, so this tag is for the package's own build in ${out}.`]
    : [];

const tagNotes = ({ theme, base, pin, csp }: SnippetOptions, { themes }: TagBuild): string[] => {
  const notes: string[] = [];
  if (theme === undefined && themes.length > 1)
    notes.push(`The theme is ${themes[0]}. Use --theme to choose another: ${themes.join(', ')}.`);
  if (base === undefined) notes.push("Paths start at the site's root. Use --base if the build is published elsewhere.");
  else if (!base.startsWith('/'))
    notes.push('The other host must send an Access-Control-Allow-Origin header that allows the page.');
  if (pin)
    notes.push(
      'The tag only works with this build. Keep its files published after the next build, and serve them unmodified.',
      "Put the import map before the tag and before the page's first module. If the page already has an import map, merge them: not every browser supports two.",
      "Firefox before 138 doesn't support integrity in import maps: it checks the tag, the stylesheets and the font, but not the chunks. The config and files of experiments are never pinned.",
      csp
        ? "The policy contains the import map's hash, so don't change the import map. If your policy uses a nonce, add it to both scripts instead."
        : 'If your policy uses a nonce, add it to both scripts.',
    );
  return notes;
};

const widgetNotes = (
  { page, inlineRoom, linkRoom }: SnippetOptions,
  { out, files }: TagBuild,
  widgets: readonly PageWidget[] | undefined,
): string[] => {
  const notes: string[] = [];
  if (widgets === undefined && inlineRoom === undefined && !linkRoom)
    notes.push(
      "The tag alone reserves no space, so the layout shifts when widgets mount. Use --page FILE to reserve it for a page's widgets, or --link-room in a template of many pages.",
    );
  if (linkRoom)
    notes.push('The linked stylesheet delays the first paint by a round trip. --page FILE prints an inline <style>.');
  if (widgets?.length === 0) notes.push(`${page} has no widgets, so it needs no reserved space.`);
  const built = new Set(Object.keys(files).flatMap((path) => /^chunks\/([^/]+)\.[^./]+\.js$/.exec(path)?.[1] ?? []));
  const missing = new Set(widgets?.map(({ name }) => name).filter((name) => !built.has(name)));
  if (missing.size > 0)
    notes.push(
      `The build in ${out} doesn't contain ${[...missing].join(', ')}. Add every widget of ${page} to --widgets of cobble build.`,
    );
  return notes;
};

const preloadNotes = (
  { preload }: SnippetOptions,
  { experiments, hasScript }: { readonly experiments: boolean; readonly hasScript: boolean },
): string[] => {
  const notes: string[] = [];
  if (preload) notes.push("The preloads name this build's files. Print them again after each build.");
  if (preload && experiments)
    notes.push('To run experiments, add data-experiments="on" to the tag. Without it, their preload is unused.');
  if (hasScript)
    notes.push(
      'The script reads local storage. If the tag has data-consent="wait", add "consent": "wait" to the --config file, which omits the script.',
    );
  return notes;
};
