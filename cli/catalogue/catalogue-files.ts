import { readFileSync } from 'node:fs';
import type { CatalogueOptions } from './catalogue-options';
import { htmlData } from './html-data';
import { pageOf } from './page-of';
import { renderContentSystems } from './render-content-systems';
import { renderIndex } from './render-index';
import { renderWidget } from './render-widget';
import { themeSheet } from './theme-sheet';
import { webTypes } from './web-types';
import { widgetsJson } from './widgets-json';

/** What lies beside the pages as it is: `site/`. */
const SITE_FILES = ['catalogue.css', 'catalogue.js', 'look.js'] as const;

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
    ['themes.css', () => options.themes.map(themeSheet).join('')],
    ...SITE_FILES.map((name) => [name, () => readFileSync(new URL(`site/${name}`, import.meta.url), 'utf8')] as const),
    ['widgets.json', () => json(widgetsJson(options))],
    ['html-data.json', () => json(htmlData(options))],
    ['web-types.json', () => json(webTypes(options))],
  ]);

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
