// `cobble-embed/themes`: the start of a custom theme file.
// biome-ignore-all lint/performance/noBarrelFile: an entry of the package is such a file.
export { defineTheme } from '../themes/define-theme';
export type { Theme } from '../themes/theme';
export { themes } from '../themes/themes';
