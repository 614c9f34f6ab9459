import { random } from '../seeded/random';
import { Picture } from './png';
import type { Box } from './scene';

const skinTones = ['#f0c8a0', '#d8a070', '#a87048', '#7a4c30', '#9ab8c8'];
const dyes = ['#b8323c', '#2f5fb0', '#3c8a4c', '#8a4fb0', '#d8862a', '#3a3a48', '#e8d8b0', '#2a8a8a'];

const shade = (color: string, by: number): string =>
  `#${[1, 3, 5]
    .map((at) =>
      Math.min(Math.max(Number.parseInt(color.slice(at, at + 2), 16) + by, 0), 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/**
 * Returns a PNG of 64 by 64 pixels in the game's layout.
 *
 * @param slim whether the arms are three pixels wide, not four
 */
export const skinPicture = (seed: number, name: string, slim: boolean): Buffer => {
  const { pick, whole } = random(seed, `skin ${name}`);
  const picture = new Picture(64, 64);
  const [tone, hair, shirt, trousers] = [pick(skinTones), pick(dyes), pick(dyes), pick(dyes)];
  /** Varies each pixel's colour, so that it looks like cloth. */
  const cloth = ([left, top, width, height]: Box, color: string) => {
    for (let y = top; y < top + height; y++)
      for (let x = left; x < left + width; x++) picture.fill(x, y, 1, 1, shade(color, whole(-8, 8)));
  };
  /** Draws an unfolded box: top and bottom, then right, front, left, back. */
  const box = (left: number, top: number, [wide, high, deep]: readonly [number, number, number], color: string) => {
    cloth([left + deep, top, 2 * wide, deep], color);
    cloth([left, top + deep, 2 * (wide + deep), high], color);
  };
  box(0, 0, [8, 8, 8], tone);
  cloth([8, 0, 8, 8], hair);
  cloth([0, 8, 32, 2], hair);
  cloth([24, 8, 8, 7], hair);
  for (const [x, color] of [
    [9, '#ffffff'],
    [10, '#24304a'],
    [13, '#24304a'],
    [14, '#ffffff'],
  ] as const)
    picture.fill(x, 12, 1, 1, color);
  picture.fill(11, 14, 2, 1, shade(tone, -60));
  box(16, 16, [8, 12, 4], shirt);
  cloth([23, 20, 2, 12], pick(dyes));
  const arm = slim ? 3 : 4;
  for (const [left, top] of [
    [40, 16],
    [32, 48],
  ] as const) {
    box(left, top, [arm, 12, 4], shirt);
    cloth([left, top + 12, 2 * (arm + 4), 4], tone);
  }
  for (const [left, top] of [
    [0, 16],
    [16, 48],
  ] as const) {
    box(left, top, [4, 12, 4], trousers);
    cloth([left, top + 13, 16, 3], '#2a2430');
  }
  return picture.toPng();
};
