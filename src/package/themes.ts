// `cobble/themes`: what a theme file of one's own begins with.
// biome-ignore-all lint/performance/noBarrelFile: an entry of the package is such a file.
export { defineTheme } from '../themes/define-theme';
export type { Theme } from '../themes/theme';
export { themes } from '../themes/themes';
