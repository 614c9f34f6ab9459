import type { Theme } from './theme';

/**
 * Says of a theme file's object that it is a theme, so that an editor completes and checks its roles:
 * `export default defineTheme({ name: 'ours', … })`.
 *
 * @returns what it is given
 */
export const defineTheme = <const T extends Theme>(theme: T): T => theme;
