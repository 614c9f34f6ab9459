import { resolve } from 'node:path';
import { checkContrast } from '../../src/themes/check-contrast';
import type { Theme } from '../../src/themes/theme';
import { themes } from '../../src/themes/themes';
import { CliError } from '../io/cli-error';
import { didYouMean } from '../io/did-you-mean';
import { messageOf } from '../io/message-of';
import { importThemeFile } from './import-theme-file';

/**
 * One of the eight by name, or anybody's own from a file that exports it (as default or as `theme`). A theme whose
 * contrast fails is refused.
 *
 * @throws CliError naming the theme, what is wrong and the mend
 */
export const loadTheme = async (name: string, cwd: string): Promise<Theme> => {
  const known = themes.find((theme) => theme.name === name);
  if (known) return known;
  if (!/[./\\]/.test(name)) {
    const near = didYouMean(
      name,
      themes.map((theme) => theme.name),
    );
    throw new CliError(
      `there is no theme '${name}'`,
      near
        ? `Did you mean ${near}?`
        : `The themes are ${themes.map((theme) => theme.name).join(', ')}; a file of your own is given with its path, as ./my-theme.ts.`,
    );
  }
  // Anybody's file: what it exports is looked at below, roles by the check of its contrast.
  const loaded = (await importThemeFile(resolve(cwd, name)).catch((error: unknown) => {
    throw new CliError(`the theme file ${name} can't be loaded: ${messageOf(error)}`);
  })) as { default?: Theme; theme?: Theme };
  const theme = loaded.theme ?? loaded.default;
  if (!theme || typeof theme.name !== 'string' || !/^[a-z][a-z0-9-]*$/.test(theme.name)) {
    throw new CliError(
      `${name} exports no theme`,
      'Export it as `theme` or as default, with a `name` in lower case, by the contract in src/themes/theme.ts.',
    );
  }
  const findings = checkContrast(theme);
  if (findings.length)
    throw new CliError(
      findings.map(({ message }) => message).join('\n'),
      'Every text needs 4.5, every control 3 (WCAG AA).',
    );
  return theme;
};
