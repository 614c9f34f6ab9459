import { theme } from '../../themes/current';

/** `clip-path` declaration that steps one pixel of the theme's out of each corner. For labels; a focus ring would be cut off with them. */
export function notch(): string {
  const { notch: cut } = theme.shape;
  const far = `calc(100% - ${cut})`;
  return `clip-path: polygon(0 ${cut},${cut} ${cut},${cut} 0,${far} 0,${far} ${cut},100% ${cut},100% ${far},${far} ${far},${far} 100%,${cut} 100%,${cut} ${far},0 ${far});`;
}
