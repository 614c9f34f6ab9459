import { dirname } from 'node:path';
import { AREAS_SHEET } from '../../src/embed/areas-sheet-name';
import type { Theme } from '../../src/themes/theme';
import type { BuildCache } from '../io/build-cache';
import { must } from '../io/errors';
import { stemOf } from '../io/stem-of';
import { measuredHeights } from '../reserved-space/measured-heights';
import { type ReservedSpace, roomSheet } from '../reserved-space/room-sheet';
import { type Contents, containedFiles, contentsFor } from './one-file';
import { BASE, BUILD, FILE, OTHER_WIDGETS, THEME, THEMES, WIDGETS } from './placeholders';
import type { Templates } from './templates';
import { themeSheet } from './theme-css';

export interface Choice {
  readonly widgets: readonly string[];
  readonly themes: readonly Theme[];
  /** URL of the build's folder. Default: relative to the tag's script. */
  readonly base?: string;
  /** Unchosen widgets, which error messages mention. Default: none */
  readonly others?: readonly string[];
  readonly isOneFile?: boolean;
}

/**
 * The tag's script with all chosen components, to save requests. No pinned version exists, because it would make the
 * package too large.
 */
export const COMPONENTS_FILE = 'cobble-components.js';

/** Returns file contents by path, with the placeholder `BUILD`. Pinned files also contain `LISTS`. */
export const outputFiles = async (
  templates: Templates,
  choice: Choice,
  cache: BuildCache,
): Promise<Map<string, string>> => {
  const chosen = chosenWidgets(templates, choice);
  const sheets = new Map(chosen.map(({ name, sheet }) => [name, sheet]));
  if (chosen.some(({ isArea }) => isArea)) sheets.set(AREAS_SHEET, templates.areasSheet);
  const files = new Map([
    ...sharedScripts(templates, choice),
    ...chosen.map(({ name, script }): [string, string] => [`chunks/${name}.${BUILD}.js`, script]),
    ...reservedSpaceFiles(
      chosen.map(({ space }) => space),
      choice.themes,
    ),
    ...(await sheetFiles(sheets, choice.themes, cache)),
  ]);
  return new Map([...files, ...pastedFiles(templates, choice, files)]);
};

const chosenWidgets = ({ widgets }: Templates, choice: Choice) =>
  choice.widgets.map((name) => ({ name, ...must(widgets.get(name), `the widget ${name}`) }));

/** Returns the contents of the tag's scripts, except the loader, keyed by file name without extension. */
export const pastedContents = (templates: Templates, choice: Choice): Readonly<Record<string, Contents>> => {
  const chosen = chosenWidgets(templates, choice);
  if (choice.isOneFile) return { cobble: contentsFor(chosen) };
  const components = chosen.filter(({ isArea }) => !isArea);
  return components.length > 0 ? { [stemOf(COMPONENTS_FILE)]: contentsFor(components) } : {};
};

const sharedScripts = (templates: Templates, choice: Choice): [path: string, text: string][] =>
  [...templates.shared].map(([path, text]) => [path, fill(text, placeholderValues(choice))]);

const pastedFiles = (
  templates: Templates,
  choice: Choice,
  files: ReadonlyMap<string, string>,
): [path: string, text: string][] => {
  const pasted = new Map(choice.isOneFile ? templates.oneFile : templates.pasted);
  if (pastedContents(templates, choice)[stemOf(COMPONENTS_FILE)])
    pasted.set(COMPONENTS_FILE, must(templates.oneFile.get('cobble.js'), 'cobble.js'));
  return choice.themes.flatMap(({ name: theme }) =>
    [...pasted].map(([name, text]): [string, string] => {
      const path = `${theme}/${name}`;
      return [path, fill(text, pastedValues(templates, choice, path, files))];
    }),
  );
};

/** @param path a script for the tag, such as `THEME/cobble.js` */
export const pastedValues = (
  templates: Templates,
  choice: Choice,
  path: string,
  files: ReadonlyMap<string, string>,
): Readonly<Record<string, string>> => {
  const theme = dirname(path);
  const stem = stemOf(path);
  const contents = pastedContents(templates, choice)[stem];
  const contained = contents && containedFiles(files, theme, contents);
  return { ...placeholderValues(choice, theme), [FILE]: stem, ...contained };
};

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  Object.entries(values).reduce((filled, [placeholder, value]) => filled.replaceAll(placeholder, () => value), text);

export const placeholderValues = (
  { widgets, themes, base, others = [] }: Choice,
  theme?: string,
): Readonly<Record<string, string>> => ({
  [THEMES]: themes.map(({ name }) => name).join(' '),
  [WIDGETS]: widgets.join(' '),
  [OTHER_WIDGETS]: others.join(' '),
  ...(theme !== undefined && { [THEME]: theme, [`${BASE}||`]: base ? `${JSON.stringify(base)}||` : '' }),
});

/** Heights were measured with built-in themes, and may be slightly wrong for custom ones. */
const reservedSpaceFiles = (
  widgets: readonly ReservedSpace[],
  themes: readonly Theme[],
): [path: string, css: string][] => {
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
