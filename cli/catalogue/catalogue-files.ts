import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CatalogueOptions, isLive, pageOf, previewOf } from './catalogue-options';
import { contentSystemsPage } from './content-systems-page';
import { htmlData } from './html-data';
import { indexPage } from './index-page';
import { previewPage } from './preview-page';
import { themeSheet } from './theme-sheet';
import { webTypes } from './web-types';
import { widgetPage } from './widget-page';
import { widgetsJson } from './widgets-json';

/**
 * Lists a catalogue's files, except the build and images, each with the function that creates it. URLs are relative, so
 * that the folder can be published anywhere.
 */
export const catalogueFiles = (options: CatalogueOptions): ReadonlyMap<string, () => string> =>
  new Map<string, () => string>([
    ['index.html', () => indexPage(options)],
    ['content-systems.html', () => contentSystemsPage(options)],
    ...options.widgets.map((widget) => [pageOf(widget.description.name), () => widgetPage(options, widget)] as const),
    ...options.widgets
      .filter(({ description }) => isLive(options, description))
      .map((widget) => [previewOf(widget.description.name), () => previewPage(options, widget)] as const),
    ['themes.css', () => fontFace(options.bundle) + options.themes.map(themeSheet).join('')],
    ...SITE_FILES.map((name) => [name, () => readSiteFile(name)] as const),
    ['widgets.json', () => json(widgetsJson(options))],
    ['html-data.json', () => json(htmlData(options))],
    ['web-types.json', () => json(webTypes(options))],
  ]);

/** Declares the catalogue's web font, as `src/embed/load-font.ts` does for widgets. */
const fontFace = (bundle: string): string =>
  `@font-face {\n  font-family: 'Cobble Pixel';\n  src: url('${bundle}fonts/jersey-10.woff2');\n  font-weight: 1 999;\n  font-display: swap;\n  size-adjust: 125%;\n}\n`;

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const SITE_FILES = [
  'frame.css',
  'content.css',
  'find.css',
  'playground.css',
  'preview.css',
  'look.js',
  'catalogue.js',
  'add-tag.js',
  'choices.js',
  'controls.js',
  'copy.js',
  'event-log.js',
  'find.js',
  'markup.js',
  'playground.js',
  'preview.js',
  'say.js',
  'thumbnails.js',
  'url.js',
];

/** Reads the file without a cache, so that reloading the catalogue shows changes. */
const readSiteFile = (name: string): string => readFileSync(join(import.meta.dirname, 'site', name), 'utf8');

export const artFiles = async (): Promise<[path: string, contents: Uint8Array][]> => {
  const folder = fileURLToPath(new URL('../../examples/pages/art/', import.meta.url));
  const names = (await readdir(folder)).filter((name) => name.endsWith('.svg')).sort();
  return Promise.all(
    names.map(async (name): Promise<[string, Uint8Array]> => [`art/${name}`, await readFile(`${folder}${name}`)]),
  );
};
