// `cobble-embed/themes`: what custom theme files import.
// biome-ignore-all lint/performance/noBarrelFile: an entry of the package is such a file.
export { defineTheme } from '../themes/define-theme';
export type { Theme } from '../themes/theme';
export { themes } from '../themes/themes';
