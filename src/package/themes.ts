// `cobble-embed/themes`: what custom theme files import.
export { defineTheme } from '../themes/define-theme';
export type { Theme } from '../themes/theme';
export { themes } from '../themes/themes';
