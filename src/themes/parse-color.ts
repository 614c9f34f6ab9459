export type Color = readonly [red: number, green: number, blue: number, alpha: number];

/** Parses hex with 3, 4, 6 or 8 digits, `rgb()`, `hsl()` (old and new notation), `transparent`, `black` and `white`. */
export function parseColor(text: string): Color | undefined {
  const value = text.trim().toLowerCase();
  if (value === 'transparent') return [0, 0, 0, 0];
  if (value === 'black') return [0, 0, 0, 1];
  if (value === 'white') return [255, 255, 255, 1];
  if (value.startsWith('#')) return parseHex(value.slice(1));
  const [, space, inner = ''] = /^(rgb|hsl)a?\(([^()]*)\)$/.exec(value) ?? [];
  if (!space) return undefined;
  const parts = inner.split(/[\s,/]+/).filter(Boolean);
  if (parts.length < 3 || parts.length > 4) return undefined;
  const alpha = parts[3] === undefined ? 1 : number(parts[3], 1);
  if (space === 'rgb') return checked([number(parts[0], 255), number(parts[1], 255), number(parts[2], 255), alpha]);
  return checked([
    ...fromHsl(number(parts[0]?.replace(/deg$/, ''), 360), number(parts[1], 1), number(parts[2], 1)),
    alpha,
  ]);
}

function parseHex(digits: string): Color | undefined {
  if (!/^[0-9a-f]+$/.test(digits) || ![3, 4, 6, 8].includes(digits.length)) return undefined;
  const width = digits.length > 4 ? 2 : 1;
  const at = (index: number) => {
    const part = digits.slice(index * width, index * width + width);
    return parseInt(width === 1 ? part + part : part, 16);
  };
  return [at(0), at(1), at(2), digits.length % 4 === 0 ? at(3) / 255 : 1];
}

function number(text: string | undefined, whole: number): number {
  if (!text || !/^[-+]?[\d.]+%?$/.test(text)) return NaN;
  return text.endsWith('%') ? (parseFloat(text) / 100) * whole : parseFloat(text);
}

function fromHsl(hue: number, saturation: number, lightness: number): [number, number, number] {
  const spread = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const k = (offset + hue / 30) % 12;
    return 255 * (lightness - spread * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}

function checked(color: Color): Color | undefined {
  return color.every((part, index) => part >= 0 && part <= (index < 3 ? 255 : 1)) ? color : undefined;
}
