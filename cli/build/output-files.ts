import { AREAS_SHEET } from '../../src/embed/areas-sheet-name';
import type { Theme } from '../../src/themes/theme';
import { must } from '../io/errors';
import { measuredHeights } from '../reserved-space/measured-heights';
import { roomSheet } from '../reserved-space/room-sheet';
import type { BuildCache } from './build-cache';
import { ASKS, BASE, BUILD, FIRST_AREA, FIRST_ASKING, THEME, THEMES, WIDGETS } from './placeholders';
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
  const areas = sortedAreas(chosen);
  const sheets = new Map(chosen.map(({ name, sheet }) => [name, sheet]));
  if (areas.length > 0) sheets.set(AREAS_SHEET, templates.areasSheet);
  return new Map([
    ...scriptFiles(templates, choice, [...chosen.filter(({ isArea }) => !isArea), ...areas]),
    ...chosen.map(({ name, script }): [string, string] => [`chunks/${name}.${BUILD}.js`, script]),
    ...reservedSpaceFiles(choice),
    ...(await sheetFiles(sheets, choice.themes, cache)),
  ]);
};

interface ChosenWidget extends WidgetTemplates {
  readonly name: string;
}

/** Areas without a service chunk come first. */
const sortedAreas = (chosen: readonly ChosenWidget[]): ChosenWidget[] =>
  chosen
    .filter(({ isArea }) => isArea)
    // Saves 20 bytes, because similar names are neighbours.
    .sort((one, other) => orderOf(one).localeCompare(orderOf(other), 'en'));

const orderOf = ({ asks }: ChosenWidget): string => (asks === undefined ? '' : ` ${suffixOf(asks)}`);

const suffixOf = (asks: string): string => (asks ? `-${asks}` : '');

const scriptFiles = (
  { shared, pasted }: Templates,
  { themes, base }: Choice,
  widgets: readonly ChosenWidget[],
): [path: string, text: string][] => {
  const suffixes = widgets.flatMap(({ asks, isArea }) => (isArea && asks !== undefined ? suffixOf(asks) : []));
  const firstArea = widgets.filter(({ isArea }) => !isArea).length;
  const withLists = (text: string) =>
    text
      .replaceAll(THEMES, themes.map(({ name }) => name).join(' '))
      .replaceAll(WIDGETS, widgets.map(({ name }) => name).join(' '))
      // The loader's list begins with a space.
      .replaceAll(FIRST_AREA, String(firstArea + 1))
      .replaceAll(FIRST_ASKING, String(widgets.length - suffixes.length + 1))
      .replaceAll(ASKS, suffixes.join(' '));
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
