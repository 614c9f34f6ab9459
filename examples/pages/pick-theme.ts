import { realms } from '../../src/themes/realms';
import type { Theme } from '../../src/themes/theme';

/** The theme that was asked for; where it is none of these realms, and where that is none of them the first. */
export const pickTheme = (themes: readonly Theme[], asked: string | null): Theme =>
  [asked, 'realms'].map((wanted) => themes.find(({ name }) => name === wanted)).find((found) => found !== undefined) ??
  themes[0] ??
  realms;
