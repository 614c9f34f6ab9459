import { parseColor } from '../../../src/themes/parse-color';
import { didYouMean } from '../../io/did-you-mean';
import { hexOf } from './hex-of';
import { isRecord } from './is-record';
import { TokenFault } from './token-fault';

const spaces = [
  ...['srgb', 'srgb-linear', 'hsl', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'display-p3', 'a98-rgb'],
  ...['prophoto-rgb', 'rec2020', 'xyz-d65', 'xyz-d50'],
];
const example = '{ "colorSpace": "srgb", "components": [0, 0.5, 1], "hex": "#0080ff" }';

/**
 * A colour value as hex. Colours of spaces other than sRGB and HSL count as their `hex`, which the format has for that.
 *
 * @param value without aliases
 * @throws TokenFault for a value that is no colour, or has another space and no `hex`
 */
export const colorCss = (value: unknown): string => {
  if (!isRecord(value)) throw new TokenFault(`${JSON.stringify(value)} is no colour value: write ${example}`);
  const { colorSpace, components, alpha = 1, hex } = value;
  if (typeof colorSpace !== 'string' || !spaces.includes(colorSpace)) {
    const near = typeof colorSpace === 'string' ? didYouMean(colorSpace, spaces) : undefined;
    throw new TokenFault(
      `${JSON.stringify(colorSpace)} is no colour space: ${near ? `did you mean "${near}"?` : `the usual one is "srgb"`}`,
    );
  }
  if (typeof alpha !== 'number' || alpha < 0 || alpha > 1)
    throw new TokenFault(`alpha is ${JSON.stringify(alpha)}: give a number from 0 to 1`);
  if (hex !== undefined && (typeof hex !== 'string' || !/^#[\da-f]{6}$/i.test(hex)))
    throw new TokenFault(
      `hex is ${JSON.stringify(hex)}: give six digits, as "#0080ff"; what is transparent is alpha's`,
    );
  const [one, two, three] = parts(components);
  const opaque =
    colorSpace === 'srgb'
      ? parseColor(`rgb(${[one, two, three].map((part) => part * 255).join(' ')})`)
      : colorSpace === 'hsl'
        ? parseColor(`hsl(${one} ${two}% ${three}%)`)
        : parseColor(hex ?? '');
  if (opaque) return hexOf([opaque[0], opaque[1], opaque[2], alpha]);
  throw new TokenFault(
    colorSpace === 'srgb' || colorSpace === 'hsl'
      ? `components ${JSON.stringify(components)} are outside of ${colorSpace}: ${colorSpace === 'srgb' ? 'each is from 0 to 1' : 'degrees below 360, and two from 0 to 100'}`
      : `a colour in ${colorSpace} is placed by its hex, and this one has none: give "hex": "#rrggbb" beside it`,
  );
};

const parts = (components: unknown): [number, number, number] => {
  const fault = new TokenFault(`components are ${JSON.stringify(components)}: give three numbers`);
  if (!Array.isArray(components) || components.length !== 3) throw fault;
  const [one, two, three] = components.map((part: unknown) => (part === 'none' ? 0 : part));
  if (typeof one !== 'number' || typeof two !== 'number' || typeof three !== 'number') throw fault;
  return [one, two, three];
};
