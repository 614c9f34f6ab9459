import type { SettingsIn } from '../at-page/settings-in';
import type { Contents } from '../build/one-file';
import type { Manifest } from '../build/write-output';
import type { FetchNetwork } from '../io/fetch-text';
import { stemOf } from '../io/stem-of';
import { parseUrl } from '../io/urls';
import type { Page, PageElement } from '../lint/page';
import type { Piece } from '../report/locate';
import { type ImportMap, importMapOf } from './import-map-of';
import { isHtml, isOk, type Reply, request } from './request';

export interface PublishedFile {
  readonly url: string;
  readonly path: string;
  readonly kind: 'script' | 'style' | 'other';
  /** The position of the element that loads the file, or else of the tag. */
  readonly at: Piece;
  readonly needsCors: boolean;
  readonly integrity: string | undefined;
  readonly reply: Reply;
}

export interface PublishedBuild {
  readonly tag: PageElement;
  /** URL of the build's folder, with a trailing slash. */
  readonly base: string;
  readonly isPinned: boolean;
  /** Undefined if the tag's file can't be read. */
  readonly id: string | undefined;
  readonly importMap: ImportMap | undefined;
  readonly manifest: Manifest['files'] | undefined;
  readonly files: readonly PublishedFile[];
}

/** Names of the build's widgets and themes. Browsers load no files for other names. */
export interface KnownNames {
  readonly widgets: ReadonlyMap<string, unknown>;
  readonly themes: readonly string[];
}

interface TaggedPage {
  readonly known: KnownNames;
  readonly page: Page;
  readonly tag: PageElement;
  readonly settings: SettingsIn;
  readonly reply: Reply;
}

type Wanted = Omit<PublishedFile, 'reply' | 'path'>;

/** Requests the files that a browser would load: the tag's file, its chunks and stylesheets, and linked files. */
export const publishedBuild = async (
  tagged: TaggedPage,
  network: FetchNetwork,
): Promise<PublishedBuild | undefined> => {
  const { page, tag, reply } = tagged;
  const documentBase = parseUrl(attribute(page.elements.find(isBase), 'href') ?? '', reply.url) ?? reply.url;
  const url = parseUrl(attribute(tag, 'src') ?? '', documentBase);
  if (!url) return undefined;
  const base = (
    parseUrl(attribute(tag, 'data-base') ?? '..', attribute(tag, 'data-base') ? documentBase : url) ?? url
  ).href.replace(/\/?$/, '/');
  const load = loader(reply.url.origin, base, network);
  const file = await load({
    url: url.href,
    kind: 'script',
    at: tag.at,
    needsCors: tag.attributes.has('crossorigin'),
    integrity: attribute(tag, 'integrity'),
  });
  const pinnedId = /\/cobble\.(\w+)\.js$/.exec(url.pathname)?.[1];
  const id = pinnedId ?? idIn(file.reply);
  const importMap = importMapOf(page, documentBase);
  const manifest = await loadManifest(base, load);
  const contents = contentsIn(manifest, stemOf(url.pathname));
  const wanted = [...linkedFiles(page, documentBase, base), ...chunks(tagged, { base, url, id, importMap, contents })];
  const unique = [...new Map(wanted.map((each) => [each.url, each])).values()];
  const files = [file, ...(await Promise.all(unique.map(load)))];
  return { tag, base, isPinned: pinnedId !== undefined, id, importMap, manifest: manifest?.files, files };
};

/** The manifest is untrusted, so its types may be wrong. */
const contentsIn = (manifest: Partial<Manifest> | undefined, stem: string): Contents => {
  const { chunks, sheets }: Partial<Contents> = Object(manifest?.contents)[stem] ?? {};
  return { chunks: Array.isArray(chunks) ? chunks : [], sheets: Array.isArray(sheets) ? sheets : [] };
};

const attribute = (element: PageElement | undefined, name: string): string | undefined =>
  element?.attributes.get(name)?.value;

const isBase = ({ tag, attributes }: PageElement): boolean => tag === 'base' && attributes.has('href');

/** Reads the build's ID from a chunk name in the loader. */
const idIn = (reply: Reply): string | undefined =>
  isOk(reply) && !isHtml(reply) ? /\.([\da-f]{6})\.js/.exec(`${reply.body}`)?.[1] : undefined;

const loader =
  (origin: string, base: string, network: FetchNetwork) =>
  async (wanted: Wanted): Promise<PublishedFile> => ({
    ...wanted,
    path: wanted.url.startsWith(base) ? wanted.url.slice(base.length) : wanted.url,
    reply: await request(wanted.url, { ...network, accept: '*/*', ...(wanted.needsCors && { origin }) }),
  });

const loadManifest = async (base: string, load: ReturnType<typeof loader>): Promise<Partial<Manifest> | undefined> => {
  const { reply } = await load({
    url: `${base}manifest.json`,
    kind: 'other',
    at: { offset: 0, length: 0 },
    needsCors: false,
    integrity: undefined,
  });
  if (!isOk(reply)) return undefined;
  try {
    return JSON.parse(`${reply.body}`) as Partial<Manifest>;
  } catch {
    return undefined;
  }
};

const linkedFiles = ({ elements }: Page, documentBase: URL, base: string): Wanted[] =>
  elements.flatMap((element) => {
    const url = parseUrl(attribute(element, 'href') ?? '', documentBase)?.href;
    const rel = attribute(element, 'rel') ?? '';
    if (element.tag !== 'link' || !url?.startsWith(base) || !/\b(stylesheet|modulepreload|preload)\b/i.test(rel))
      return [];
    const kind = /\.css$/.test(url) ? 'style' : /\.js$/.test(url) ? 'script' : 'other';
    const needsCors = element.attributes.has('crossorigin') || kind === 'script';
    return [{ url, kind, at: element.at, needsCors, integrity: attribute(element, 'integrity') }];
  });

interface Names {
  readonly base: string;
  readonly url: URL;
  readonly id: string | undefined;
  readonly importMap: ImportMap | undefined;
  readonly contents: Contents;
}

/** Lists the page's chunks and stylesheets that the tag's file lacks. */
const chunks = (
  { page, tag, settings, known }: TaggedPage,
  { base, url, id, importMap, contents }: Names,
): Wanted[] => {
  if (id === undefined) return [];
  const folder = /([^/]+)\/[^/]+$/.exec(url.pathname)?.[1];
  const themeOf = (element: PageElement): string | undefined => {
    const theme = attribute(element, 'data-theme');
    return theme && known.themes.includes(theme) ? theme : undefined;
  };
  const elements = page.elements.filter((element) => known.widgets.has(attribute(element, 'data-widget') ?? ''));
  const wanted = (path: string, kind: 'script' | 'style', at: Piece): Wanted => ({
    url: base + path,
    kind,
    at,
    needsCors: true,
    integrity: importMap?.integrity[base + path],
  });
  const chunk = (name: string, at: Piece): Wanted[] =>
    contents.chunks.includes(name) ? [] : [wanted(`chunks/${name}.${id}.js`, 'script', at)];
  const sheet = (theme: string | undefined, name: string, at: Piece): Wanted[] =>
    contents.sheets.includes(name) && theme === folder ? [] : [wanted(`${theme}/${name}.${id}.css`, 'style', at)];
  return [
    ...chunk('runtime', tag.at),
    ...(settings.isOn ? chunk('experiments', tag.at) : []),
    ...elements.flatMap((element) => {
      const widget = `${attribute(element, 'data-widget')}`;
      return [...chunk(widget, element.at), ...sheet(themeOf(element) ?? themeOf(tag) ?? folder, widget, element.at)];
    }),
  ];
};
