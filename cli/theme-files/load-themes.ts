import type { Theme } from '../../src/themes/theme';
import { themes as allThemes } from '../../src/themes/themes';
import { CliError } from '../io/errors';
import { loadTheme } from './load-theme';

/** Loads all eight themes by default. Rejects duplicate names, because the themes' files would overwrite each other. */
export const loadThemes = async (
  requested: readonly string[] | undefined,
  cwd: string,
  load: (name: string, cwd: string) => Promise<Theme> = loadTheme,
): Promise<readonly Theme[]> => {
  const names = requested?.length ? requested : allThemes.map(({ name }) => name);
  const themes = await Promise.all(names.map((name) => load(name, cwd)));
  for (const [index, { name }] of themes.entries()) {
    const first = themes.findIndex((theme) => theme.name === name);
    if (first === index) continue;
    throw sameName(name, names[first] ?? '', names[index] ?? '');
  }
  return themes;
};

const sameName = (name: string, one: string, other: string): CliError => {
  if (one === other) return new CliError(`--theme ${one} is repeated`, 'Name each theme once.');
  return new CliError(
    `--theme ${one} and --theme ${other} have the same name '${name}'`,
    'Rename or remove one of them.',
  );
};
