import { AREAS_SHEET } from '../../src/embed/areas-sheet-name';
import type { Contents } from '../build/one-file';
import { escapeAttribute } from './escape-attribute';
import type { PageWidget } from './page-widgets';
import type { BuildFiles } from './read-manifest';

export interface PreloadInput {
  readonly base: string;
  readonly files: BuildFiles['files'];
  readonly contents: Contents | undefined;
  readonly theme: string;
  readonly pin?: boolean;
  readonly experiments?: boolean;
  readonly hasFont?: boolean;
  /** Undefined if the page isn't known. */
  readonly widgets?: readonly PageWidget[];
}

const FONT = 'fonts/jersey-10.woff2';
const FONT_SHEET = 'fonts/face.css';

/**
 * Returns tags that preload what the page's first widgets need. Each preload has the request mode of Cobble's own
 * request, so that the browser can reuse the response. Omits what Cobble's script contains. With `pin`, omits
 * stylesheets and the font, because the browser would fetch them again to check integrity.
 */
export const preloadTags = (input: PreloadInput): string => {
  const { base, files, pin, experiments, hasFont, contents } = input;
  const widgets = input.widgets?.filter(({ loadsAtOnce }) => loadsAtOnce);
  const chunks = new Set([...(experiments ? ['experiments'] : []), ...(widgets ? chunksOf(widgets) : ['runtime'])]);
  const scripts = Object.entries(files).filter(([path]) => {
    const [, chunk = ''] = /^chunks\/([^/]+)\.[^./]+\.js$/.exec(path) ?? [];
    return chunks.has(chunk) && !contents?.chunks.includes(chunk);
  });
  const tags = scripts.map(([path, integrity]) => {
    const check = pin ? ` integrity="${escapeAttribute(integrity)}"` : '';
    return `<link rel="modulepreload" href="${escapeAttribute(base + path)}"${check}>\n`;
  });
  if (pin) return tags.join('');
  const fetched = [
    ...sheetsOf(widgets ?? [], input),
    ...(FONT in files && !hasFont && !contents && widgets?.length !== 0 ? [FONT] : []),
  ];
  tags.push(
    ...fetched.map((path) => `<link rel="preload" as="fetch" crossorigin href="${escapeAttribute(base + path)}">\n`),
  );
  return tags.join('');
};

const chunksOf = (widgets: readonly PageWidget[]): string[] =>
  widgets.flatMap(({ name, services }) => ['runtime', name, ...services]);

const sheetsOf = (widgets: readonly PageWidget[], { files, theme, contents }: PreloadInput): string[] => {
  const contained = new Set(contents?.sheets.map((name) => `${theme}/${name}`));
  const wanted = new Set(
    widgets.flatMap(({ name, theme: own, isArea }) =>
      [...(isArea ? [AREAS_SHEET] : []), name].map(
        (sheet) => `${own !== undefined && `${own}/cobble.js` in files ? own : theme}/${sheet}`,
      ),
    ),
  );
  return Object.keys(files).filter((path) => {
    const [, sheet = ''] = /^(.+)\.[^./]+\.css$/.exec(path) ?? [];
    return wanted.has(sheet) && !contained.has(sheet);
  });
};

/**
 * Returns tags that load the heading font without a script. A font that arrives after the first paint appears only on
 * the next page, to prevent layout shifts. Builds of earlier versions get no tags.
 */
export const fontTags = (base: string, files: Readonly<Record<string, string>>, pin = false): string => {
  const integrity = files[FONT_SHEET];
  if (integrity === undefined) return '';
  const check = pin ? ` integrity="${escapeAttribute(integrity)}" crossorigin="anonymous"` : '';
  return [
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeAttribute(base + FONT)}">\n`,
    `<link rel="stylesheet" href="${escapeAttribute(base + FONT_SHEET)}"${check}>\n`,
  ].join('');
};
