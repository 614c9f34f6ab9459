import type { Color } from '../../../src/themes/parse-color';

/** A colour as the shortest hex that says it: `#fff`, `#12345680`. */
export const hexOf = ([red, green, blue, alpha]: Color): string => {
  const parts = [red, green, blue, ...(alpha < 1 ? [alpha * 255] : [])].map((part) =>
    Math.round(part).toString(16).padStart(2, '0'),
  );
  const short = parts.every(([first, second]) => first === second);
  return `#${parts.map((part) => (short ? part.charAt(0) : part)).join('')}`;
};
