import type { Random } from '../seeded/random';
import type { Palette } from './scene';
import { block, blocksHigh, blocksWide } from './scene';

const skins = ['#f0c8a0', '#d8a070', '#a87048', '#7a4c30', '#8ab4a0', '#c8c8d0'];
const dyes = ['#b8323c', '#2f5fb0', '#3c8a4c', '#8a4fb0', '#d8862a', '#3a3a48', '#e8d8b0', '#2a8a8a'];

/** Draws a figure of 12 by 26 blocks. */
export const figure = ({ pick, chance }: Random, left: number, top: number): string => {
  const [skin, hair, shirt, trousers, shoe] = [pick(skins), pick(dyes), pick(dyes), pick(dyes), '#2a2430'];
  return [
    block([left + 2, top, 8, 8], skin),
    block([left + 2, top, 8, chance(0.5) ? 2 : 3], hair),
    block([left + 2, top, 1, 5], hair),
    block([left + 9, top, 1, 5], hair),
    block([left + 3, top + 4, 2, 1], '#fff'),
    block([left + 7, top + 4, 2, 1], '#fff'),
    block([left + 4, top + 4, 1, 1], shoe),
    block([left + 7, top + 4, 1, 1], shoe),
    block([left + 5, top + 6, 2, 1], hair),
    block([left + 2, top + 8, 8, 9], shirt),
    block([left, top + 8, 2, 9], shirt),
    block([left + 10, top + 8, 2, 9], shirt),
    block([left, top + 14, 2, 3], skin),
    block([left + 10, top + 14, 2, 3], skin),
    block([left + 5, top + 8, 2, chance(0.5) ? 9 : 4], pick(dyes)),
    block([left + 2, top + 17, 4, 9], trousers),
    block([left + 6, top + 17, 4, 9], trousers),
    block([left + 2, top + 24, 8, 2], shoe),
    block([left + 6, top + 17, 1, 7], shoe),
  ].join('');
};

export const parade = (draw: Random, { sky, near, far }: Palette): string =>
  block([0, 0, blocksWide, blocksHigh], sky[1]) +
  block([0, 6, blocksWide, 6], sky[2]) +
  block([0, 36, blocksWide, 9], far) +
  block([0, 38, blocksWide, 7], near) +
  [4, 23, 42, 61].map((left) => figure(draw, left, 12)).join('');

export const tiles = ({ whole, pick, chance }: Random, { sky, far, mid, near, wall, roof, light }: Palette): string => {
  const inks = [sky[0], sky[2], far, mid, near, wall, roof, light];
  let art = block([0, 0, blocksWide, blocksHigh], near);
  for (let top = 0; top < blocksHigh; top += 9) {
    for (let left = 0; left < blocksWide; left += 9) {
      const [ground, ink] = [pick(inks), pick(inks)];
      art += block([left, top, 8, 8], ground);
      for (let y = 0; y < 4; y++)
        for (let x = 0; x < 4; x++)
          if (chance(0.34))
            for (const [a, b] of [
              [x, y],
              [7 - x, y],
              [x, 7 - y],
              [7 - x, 7 - y],
            ] as const)
              art += block([left + a, top + b, 1, 1], ink);
      art += block([left + whole(0, 7), top + whole(0, 7), 1, 1], light);
    }
  }
  return art;
};

export const emblem = ({ chance, pick }: Random, { sky, mid, near, wall, roof, light }: Palette): string => {
  let art =
    block([0, 0, blocksWide, blocksHigh], near) +
    block([4, 4, 72, 37], mid) +
    block([6, 6, 68, 33], sky[0]) +
    block([24, 8, 32, 29], sky[1]);
  for (let y = 0; y < 12; y++) {
    for (let x = 0; x < 6; x++) {
      if (!chance(x === 5 ? 0.9 : 0.25 + x * 0.13)) continue;
      const ink = pick([wall, wall, roof, light]);
      art += block([28 + x * 2, 10 + y * 2, 2, 2], ink) + block([50 - x * 2, 10 + y * 2, 2, 2], ink);
    }
  }
  return art + block([34, 16, 2, 2], '#16121c') + block([44, 16, 2, 2], '#16121c');
};
