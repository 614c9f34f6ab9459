import type { CatalogueOptions } from './catalogue-options';
import { htmlData } from './html-data';
import { pageOf } from './page-of';
import { renderContentSystems } from './render-content-systems';
import { renderIndex } from './render-index';
import { renderWidget } from './render-widget';
import { readSiteFile, SITE_FILES } from './site-files';
import { themeSheet } from './theme-sheet';
import { webTypes } from './web-types';
import { widgetsJson } from './widgets-json';

/**
 * Every file of a catalogue but the build and the pictures: its pages, its styles and scripts, and what editors read.
 * All addresses in them are relative, so the folder may lie anywhere.
 *
 * @returns how to make each file, by its name: serving one makes no other
 */
export const catalogueFiles = (options: CatalogueOptions): ReadonlyMap<string, () => string> =>
  new Map<string, () => string>([
    ['index.html', () => renderIndex(options)],
    ['content-systems.html', () => renderContentSystems(options)],
    ...options.widgets.map((widget) => [pageOf(widget.description.name), () => renderWidget(options, widget)] as const),
    ['themes.css', () => fontFace(options.bundle) + options.themes.map(themeSheet).join('')],
    ...SITE_FILES.map((name) => [name, () => readSiteFile(name)] as const),
    ['widgets.json', () => json(widgetsJson(options))],
    ['html-data.json', () => json(htmlData(options))],
    ['web-types.json', () => json(webTypes(options))],
  ]);

/** As the runtime registers it (`src/embed/load-font.ts`), also where no widget is on the page. */
const fontFace = (bundle: string) =>
  `@font-face {\n  font-family: 'Cobble Pixel';\n  src: url('${bundle}fonts/jersey-10.woff2');\n  font-weight: 1 999;\n  font-display: swap;\n  size-adjust: 125%;\n}\n`;

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
