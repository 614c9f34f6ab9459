import { AREAS_SHEET } from '../../src/embed/areas-sheet-name';
import type { Theme } from '../../src/themes/theme';
import { must } from '../io/errors';
import { measuredHeights } from '../reserved-space/measured-heights';
import { roomSheet } from '../reserved-space/room-sheet';
import type { BuildCache } from './build-cache';
import { ASKS, BASE, BUILD, FIRST_AREA, FIRST_ASKING, THEME, THEMES, WIDGETS } from './placeholders';
import type { Templates } from './templates';
import { themeSheet } from './theme-css';

/** The contents of a build. */
export interface Choice {
  /** Names of widgets. */
  readonly widgets: readonly string[];
  readonly themes: readonly Theme[];
  /** Where the folder will be served. Without it, the pasted file looks beside itself. */
  readonly base?: string;
}

/**
 * Makes the files of a build from the templates: per theme the pasted file, the stylesheets and the reserved space, then
 * the chunks of the chosen widgets.
 *
 * @returns contents by path in the output folder, with the placeholder `BUILD`, and `LISTS` in the pinned files
 * @throws Error for a role that a theme doesn't have, and for a value that makes invalid CSS
 */
export const outputFiles = async (
  { shared, pasted, areasSheet, widgets }: Templates,
  choice: Choice,
  cache: BuildCache,
): Promise<Map<string, string>> => {
  const files = new Map<string, string>();
  const names = choice.themes.map(({ name }) => name).join(' ');
  const templatesOf = (name: string) => must(widgets.get(name), `the widget ${name}`);
  const suffixOf = (name: string) => {
    const { asks } = templatesOf(name);
    return asks ? `-${asks}` : asks;
  };
  const areas = choice.widgets
    .filter((name) => templatesOf(name).isArea)
    // size: -20 B, similar names are neighbours.
    .sort((one, other) => orderOf(suffixOf(one)).localeCompare(orderOf(suffixOf(other)), 'en'));
  const asking = areas.flatMap((name) => suffixOf(name) ?? []);
  const components = choice.widgets.filter((name) => !areas.includes(name));
  const listed = (text: string) =>
    text
      .replaceAll(THEMES, names)
      .replaceAll(WIDGETS, [...components, ...areas].join(' '))
      // The list begins with a space.
      .replaceAll(FIRST_AREA, String(components.length + 1))
      .replaceAll(FIRST_ASKING, String(choice.widgets.length - asking.length + 1))
      .replaceAll(ASKS, asking.join(' '));
  for (const [path, text] of shared) files.set(path, listed(text));
  for (const [path, text] of pasted)
    for (const { name } of choice.themes)
      files.set(
        `${name}/${path}`,
        listed(text)
          .replaceAll(THEME, name)
          .replaceAll(`${BASE}||`, () => (choice.base ? `${JSON.stringify(choice.base)}||` : '')),
      );
  // Heights are those of the eight themes. A custom theme may differ slightly.
  const rooms = roomSheet(choice.widgets, measuredHeights);
  if (rooms) {
    for (const { name } of choice.themes) files.set(`${name}/room.css`, rooms);
    // A pinned page links the one of its build.
    files.set(`room.${BUILD}.css`, rooms);
  }
  const putSheet = (name: string, sheet: string) =>
    Promise.all(
      choice.themes.map(async (theme) =>
        files.set(`${theme.name}/${name}.${BUILD}.css`, await themeSheet(cache, name, sheet, theme)),
      ),
    );
  await Promise.all([
    areas.length > 0 && putSheet(AREAS_SHEET, areasSheet),
    ...choice.widgets.map(async (name) => {
      const { script, sheet } = templatesOf(name);
      files.set(`chunks/${name}.${BUILD}.js`, script);
      await putSheet(name, sheet);
    }),
  ]);
  return files;
};

/** Areas without services come first. */
const orderOf = (suffix: string | undefined): string => (suffix === undefined ? '' : ` ${suffix}`);
