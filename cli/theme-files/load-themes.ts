import type { Theme } from '../../src/themes/theme';
import { themes as allThemes } from '../../src/themes/themes';
import { CliError } from '../io/errors';
import { loadTheme } from './load-theme';

/**
 * The themes that `--theme` names; all eight where it names none.
 *
 * @param load gives one by its name or path; `loadTheme` by default
 * @throws CliError as `loadTheme` does, and where two are of one name: they would write the same files
 */
export const loadThemes = async (
  asked: readonly string[] | undefined,
  cwd: string,
  load: (name: string, cwd: string) => Promise<Theme> = loadTheme,
): Promise<readonly Theme[]> => {
  const names = asked?.length ? asked : allThemes.map(({ name }) => name);
  const themes = await Promise.all(names.map((name) => load(name, cwd)));
  for (const [index, { name }] of themes.entries()) {
    const first = themes.findIndex((theme) => theme.name === name);
    if (first === index) continue;
    const [one = '', other = ''] = [names[first], names[index]];
    throw new CliError(
      one === other ? `--theme ${one} is given twice` : `--theme ${one} and --theme ${other} are both called '${name}'`,
      one === other ? 'Name each theme once.' : 'Give one of them another name, or leave it out.',
    );
  }
  return themes;
};
