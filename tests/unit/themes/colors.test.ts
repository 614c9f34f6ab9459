// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { contrast } from '../../../src/themes/contrast';
import { flatten, grounds } from '../../../src/themes/grounds';
import type { Color } from '../../../src/themes/parse-color';
import { parseColor } from '../../../src/themes/parse-color';

const rounded = (color: Color | undefined) => color?.map((part) => Math.round(part * 100) / 100);

describe('parseColor', () => {
  it('reads each notation of a colour', () => {
    for (const [text, color] of [
      ['#f80', [255, 136, 0, 1]],
      ['#F808', [255, 136, 0, 0.53]],
      ['#ff8800', [255, 136, 0, 1]],
      ['#ff880080', [255, 136, 0, 0.5]],
      ['rgb(1, 2, 3)', [1, 2, 3, 1]],
      ['rgba(1 2 3 / 50%)', [1, 2, 3, 0.5]],
      ['rgb(100% 0% 50%)', [255, 0, 127.5, 1]],
      ['hsl(120deg 100% 25%)', [0, 127.5, 0, 1]],
      ['hsla(240, 100%, 50%, .25)', [0, 0, 255, 0.25]],
      ['transparent', [0, 0, 0, 0]],
      [' White ', [255, 255, 255, 1]],
    ] as const)
      expect(rounded(parseColor(text)), text).toEqual(color);
  });

  it("rejects values that aren't readable colours", () => {
    for (const text of [
      ['', '#', '#12', '#12345', '#ggg', 'rgb(1,2)', 'rgb(1,2,3,4,5)', 'rgb(300,0,0)', 'rgb(a,b,c)'],
      ['oklch(1 0 0)', 'tomato'],
    ].flat())
      expect(parseColor(text), text).toBeUndefined();
  });
});

describe('contrast', () => {
  const of = (one: string, other: string) => contrast(parseColor(one)!, parseColor(other)!);

  it('computes a contrast of 21 for black and white, 1 for the same colour, symmetrically', () => {
    expect(of('#000', '#fff')).toBeCloseTo(21, 5);
    expect(of('#abc', '#abc')).toBe(1);
    expect(of('#123', '#fed')).toBe(of('#fed', '#123'));
  });

  // WCAG's examples: #767676 is the lightest grey that passes on white, and #777 is the first that fails.
  it('applies the limit of 4.5 in the right place', () => {
    expect(of('#767676', '#fff')).toBeGreaterThanOrEqual(4.5);
    expect(of('#777', '#fff')).toBeLessThan(4.5);
  });
});

describe('grounds', () => {
  const under: Color[] = [[255, 255, 255, 1]];

  it('returns the colours below if nothing is painted', () => {
    expect(grounds('transparent', under)).toEqual(under);
    expect(grounds('none', under)).toEqual(under);
  });

  it('returns every opaque colour of a gradient, without the colours below', () => {
    expect(grounds('linear-gradient(#000 4px,#f00 0),#00f', under)).toEqual([
      [0, 0, 0, 1],
      [255, 0, 0, 1],
      [0, 0, 255, 1],
    ]);
  });

  it('applies a translucent colour to what it may cover', () => {
    expect(flatten([0, 0, 0, 0.5], [255, 255, 255, 1])).toEqual([127.5, 127.5, 127.5, 1]);
    expect(grounds('#00000080', [[255, 255, 255, 1]]).map(rounded)).toEqual([
      [255, 255, 255, 1],
      [127, 127, 127, 1],
    ]);
  });

  // Each colour with alpha doubles the number of visible colours, so 40 of them in 200 characters used to fill the
  // memory.
  it('rejects too many colours before it mixes them', () => {
    const veils = (count: number) => Array.from({ length: count }, (_, index) => `#${index + 100}8`).join();
    expect(grounds(`linear-gradient(${veils(8)}),#fff`, under)).toHaveLength(256);
    expect(grounds(`linear-gradient(${veils(7)},#000),#fff`, under)).toHaveLength(256);
    for (const many of [`${veils(9)},#fff`, `${veils(8)},#000,#fff`, veils(9), veils(600)])
      expect(() => grounds(`linear-gradient(${many})`, under)).toThrow(
        /can show more than 256 colours, \d+ of them with alpha: /,
      );
    expect(() => grounds(veils(9), [])).toThrow(' 9 of them');
    expect(() => grounds(veils(8), [...under, [0, 0, 0, 1]])).toThrow(' 8 of them');
    // Opaque and fully transparent colours don't double the number.
    const plain = Array.from({ length: 200 }, (_, index) => `rgb(${index},0,0)`).join();
    expect(grounds(`${plain},#fff0,#0000,#f000`, [])).toHaveLength(200);
  });

  it('rejects a value that is too long, also before another one', () => {
    const long = `#fff${' '.repeat(3_996)}`;
    expect(grounds(long, [])).toHaveLength(1);
    expect(() => grounds(`${long} `, [])).toThrow('a value is longer than 4000 characters, the limit');
  });

  it("rejects a background whose colour can't be read", () => {
    for (const text of [
      ['url(a.png)', 'var(--x)', 'oklch(50% 0 0)', 'color-mix(in srgb,#000,#fff)', '#12345', 'tomato'],
      ['linear-gradient(red,#fff)'],
    ].flat())
      expect(() => grounds(text, under), text).toThrow(/hex, rgb\(\) or hsl\(\)/);
  });
});
