import { realms } from '../../src/themes/realms';
import type { Theme } from '../../src/themes/theme';

export const pickTheme = (themes: readonly Theme[], name: string | null): Theme =>
  themes.find((theme) => theme.name === name) ??
  themes.find((theme) => theme.name === realms.name) ??
  themes[0] ??
  realms;
