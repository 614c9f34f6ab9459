import { type Color, parseColor } from '../../../src/themes/parse-color';
import { didYouMean } from '../../io/did-you-mean';
import { isObject } from '../../io/json';
import { TokenError } from './token-error';

const COLOR_SPACES = [
  ...['srgb', 'srgb-linear', 'hsl', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'display-p3', 'a98-rgb'],
  ...['prophoto-rgb', 'rec2020', 'xyz-d65', 'xyz-d50'],
];
const EXAMPLE = '{ "colorSpace": "srgb", "components": [0, 0.5, 1], "hex": "#0080ff" }';

/** Converts a token's colour to CSS. Colours in spaces other than sRGB and HSL need the member `hex`. */
export const colorCss = (value: unknown): string => {
  if (!isObject(value)) throw new TokenError(`${JSON.stringify(value)} isn't a colour: write ${EXAMPLE}`);
  const { alpha = 1, hex } = value;
  const space = spaceOf(value.colorSpace);
  if (typeof alpha !== 'number' || alpha < 0 || alpha > 1)
    throw new TokenError(`alpha is ${JSON.stringify(alpha)}: use a number from 0 to 1`);
  if (hex !== undefined && (typeof hex !== 'string' || !/^#[\da-f]{6}$/i.test(hex)))
    throw new TokenError(
      `hex is ${JSON.stringify(hex)}: use six digits, such as "#0080ff", and alpha for transparency`,
    );
  const [red, green, blue] = opaqueColor(space, value.components, hex);
  return hexOf([red, green, blue, alpha]);
};

const spaceOf = (space: unknown): string => {
  if (typeof space === 'string' && COLOR_SPACES.includes(space)) return space;
  const near = typeof space === 'string' ? didYouMean(space, COLOR_SPACES) : undefined;
  const help = near ? `did you mean "${near}"?` : 'use "srgb"';
  throw new TokenError(`${JSON.stringify(space)} isn't a colour space: ${help}`);
};

const opaqueColor = (space: string, components: unknown, hex: string | undefined): Color => {
  const [one, two, three] = numbersIn(components);
  if (space !== 'srgb' && space !== 'hsl') {
    const color = parseColor(hex ?? '');
    if (color) return color;
    throw new TokenError(`a colour in ${space} needs a fallback: add "hex": "#rrggbb"`);
  }
  const isRgb = space === 'srgb';
  const color = parseColor(isRgb ? `rgb(${one * 255} ${two * 255} ${three * 255})` : `hsl(${one} ${two}% ${three}%)`);
  if (color) return color;
  const ranges = isRgb ? 'use numbers from 0 to 1' : 'use degrees below 360, and two numbers from 0 to 100';
  throw new TokenError(`components ${JSON.stringify(components)} are out of range for ${space}: ${ranges}`);
};

const numbersIn = (components: unknown): [number, number, number] => {
  const error = new TokenError(`components are ${JSON.stringify(components)}: use three numbers`);
  if (!Array.isArray(components) || components.length !== 3) throw error;
  const [one, two, three] = components.map((part: unknown) => (part === 'none' ? 0 : part));
  if (typeof one !== 'number' || typeof two !== 'number' || typeof three !== 'number') throw error;
  return [one, two, three];
};

const hexOf = ([red, green, blue, alpha]: Color): string => {
  const parts = [red, green, blue, ...(alpha < 1 ? [alpha * 255] : [])].map((part) =>
    Math.round(part).toString(16).padStart(2, '0'),
  );
  const isShort = parts.every(([first, second]) => first === second);
  return `#${parts.map((part) => (isShort ? part.charAt(0) : part)).join('')}`;
};
