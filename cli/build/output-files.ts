import { AREAS_SHEET } from '../../src/embed/areas-sheet-name';
import type { Theme } from '../../src/themes/theme';
import { must } from '../io/errors';
import { measuredHeights } from '../reserved-space/measured-heights';
import { roomSheet } from '../reserved-space/room-sheet';
import type { BuildCache } from './build-cache';
import { BASE, BUILD, THEME, THEMES, WIDGETS } from './placeholders';
import type { Templates } from './templates';
import { themeSheet } from './theme-css';

export interface Choice {
  readonly widgets: readonly string[];
  readonly themes: readonly Theme[];
  /** URL of the folder. Default: relative to the pasted file. */
  readonly base?: string;
}

/** @returns contents by path, with the placeholder `BUILD`, in pinned files also `LISTS` */
export const outputFiles = async (
  templates: Templates,
  choice: Choice,
  cache: BuildCache,
): Promise<Map<string, string>> => {
  const chosen = choice.widgets.map((name) => ({ name, ...must(templates.widgets.get(name), `the widget ${name}`) }));
  const sheets = new Map(chosen.map(({ name, sheet }) => [name, sheet]));
  if (chosen.some(({ isArea }) => isArea)) sheets.set(AREAS_SHEET, templates.areasSheet);
  return new Map([
    ...scriptFiles(templates, choice),
    ...chosen.map(({ name, script }): [string, string] => [`chunks/${name}.${BUILD}.js`, script]),
    ...reservedSpaceFiles(choice),
    ...(await sheetFiles(sheets, choice.themes, cache)),
  ]);
};

const scriptFiles = (templates: Templates, choice: Choice): [path: string, text: string][] => [
  ...[...templates.shared].map(([path, text]): [string, string] => [path, fill(text, placeholderValues(choice))]),
  ...choice.themes.flatMap(({ name }) =>
    [...templates.pasted].map(([path, text]): [string, string] => [
      `${name}/${path}`,
      fill(text, placeholderValues(choice, name)),
    ]),
  ),
];

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  Object.entries(values).reduce((filled, [placeholder, value]) => filled.replaceAll(placeholder, () => value), text);

export const placeholderValues = (
  { widgets, themes, base }: Choice,
  theme?: string,
): Readonly<Record<string, string>> => ({
  [THEMES]: themes.map(({ name }) => name).join(' '),
  [WIDGETS]: widgets.join(' '),
  ...(theme !== undefined && { [THEME]: theme, [`${BASE}||`]: base ? `${JSON.stringify(base)}||` : '' }),
});

/** The heights were measured in the eight built-in themes, so custom themes may differ slightly. */
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
