import { AREAS_SHEET } from '../../src/embed/areas-sheet-name';
import type { Theme } from '../../src/themes/theme';
import { must } from '../io/errors';
import { measuredHeights } from '../reserved-space/measured-heights';
import { roomSheet } from '../reserved-space/room-sheet';
import type { BuildCache } from './build-cache';
import { AREAS, BASE, BUILD, COMPONENT_NAMES, THEME, THEMES, WIDGETS } from './placeholders';
import type { Templates, WidgetTemplates } from './templates';
import { themeSheet } from './theme-css';

export interface Choice {
  readonly widgets: readonly string[];
  readonly themes: readonly Theme[];
  /** URL of the folder. Default: relative to the pasted file. */
  readonly base?: string;
}

/** @returns contents by path, with the placeholder `BUILD`, and `LISTS` in pinned files */
export const outputFiles = async (
  templates: Templates,
  choice: Choice,
  cache: BuildCache,
): Promise<Map<string, string>> => {
  const chosen = choice.widgets.map((name) => ({ name, ...must(templates.widgets.get(name), `the widget ${name}`) }));
  const sheets = new Map(chosen.map(({ name, sheet }) => [name, sheet]));
  if (chosen.some(({ isArea }) => isArea)) sheets.set(AREAS_SHEET, templates.areasSheet);
  return new Map([
    ...scriptFiles(templates, choice, chosen),
    ...chosen.map(({ name, script }): [string, string] => [`chunks/${name}.${BUILD}.js`, script]),
    ...reservedSpaceFiles(choice),
    ...(await sheetFiles(sheets, choice.themes, cache)),
  ]);
};

interface ChosenWidget extends WidgetTemplates {
  readonly name: string;
}

const serviceChunkOf = (asks: string | undefined): string | null =>
  asks === undefined ? null : `services${asks && `-${asks}`}`;

const scriptFiles = (
  { shared, pasted }: Templates,
  { themes, base }: Choice,
  widgets: readonly ChosenWidget[],
): [path: string, text: string][] => {
  const namesOf = (chosen: readonly ChosenWidget[]) => chosen.map(({ name }) => name).join(' ');
  const areas = widgets.filter(({ isArea }) => isArea).map(({ name, asks }) => [name, serviceChunkOf(asks)]);
  const withLists = (text: string) =>
    text
      .replaceAll(THEMES, themes.map(({ name }) => name).join(' '))
      .replaceAll(WIDGETS, namesOf(widgets))
      .replaceAll(COMPONENT_NAMES, namesOf(widgets.filter(({ isArea }) => !isArea)))
      .replaceAll(AREAS, JSON.stringify(Object.fromEntries(areas)));
  const withTheme = (text: string, theme: string) =>
    withLists(text)
      .replaceAll(THEME, theme)
      .replaceAll(`${BASE}||`, () => (base ? `${JSON.stringify(base)}||` : ''));
  return [
    ...[...shared].map(([path, text]): [string, string] => [path, withLists(text)]),
    ...themes.flatMap(({ name }) =>
      [...pasted].map(([path, text]): [string, string] => [`${name}/${path}`, withTheme(text, name)]),
    ),
  ];
};

/** Heights are measured in the eight themes. A custom theme may differ slightly. */
const reservedSpaceFiles = ({ widgets, themes }: Choice): [path: string, css: string][] => {
  const css = roomSheet(widgets, measuredHeights);
  const paths = [...themes.map(({ name }) => `${name}/room.css`), `room.${BUILD}.css`];
  return css ? paths.map((path) => [path, css]) : [];
};

const sheetFiles = (
  sheets: ReadonlyMap<string, string>,
  themes: readonly Theme[],
  cache: BuildCache,
): Promise<[path: string, css: string][]> =>
  Promise.all(
    [...sheets].flatMap(([name, sheet]) =>
      themes.map(
        async (theme): Promise<[string, string]> => [
          `${theme.name}/${name}.${BUILD}.css`,
          await themeSheet(cache, name, sheet, theme),
        ],
      ),
    ),
  );
