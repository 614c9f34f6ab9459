import type { Theme } from './theme';

/**
 * Returns its argument, typed as a theme, so that an editor completes and checks its roles:
 * `export default defineTheme({ name: 'ours', … })`.
 */
export const defineTheme = <const T extends Theme>(theme: T): T => theme;
