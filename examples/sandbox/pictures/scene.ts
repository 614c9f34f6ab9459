import type { Random } from '../seeded/random';

/** The scene's size, in blocks of eight pixels. */
export const [blocksWide, blocksHigh] = [80, 45];

/** Colours: sky from top to bottom, hills from far to near, ground, and accents. */
export interface Palette {
  readonly sky: readonly [string, string, string];
  readonly far: string;
  readonly mid: string;
  readonly near: string;
  readonly wall: string;
  readonly roof: string;
  readonly light: string;
}

/** Palettes, in order: day, desert, snow, night, ember, sea, forest, dusk. */
export const palettes: readonly Palette[] = [
  {
    sky: ['#69b7ea', '#8fcdf2', '#bfe4f8'],
    far: '#7fae9a',
    mid: '#5f9a4e',
    near: '#4a7a35',
    wall: '#b98a56',
    roof: '#8a3f2c',
    light: '#ffe58a',
  },
  {
    sky: ['#f0b56a', '#f5cb8c', '#f9e2b6'],
    far: '#d49a5e',
    mid: '#dcb46c',
    near: '#c2924a',
    wall: '#e8cf9a',
    roof: '#2f8a8a',
    light: '#fff2c4',
  },
  {
    sky: ['#8fa9cf', '#b4c6e2', '#dbe6f3'],
    far: '#9fb4cc',
    mid: '#dfe9f2',
    near: '#f4f8fb',
    wall: '#6a6f86',
    roof: '#3c4a78',
    light: '#ffd97a',
  },
  {
    sky: ['#10163c', '#1c2456', '#2f3774'],
    far: '#26305e',
    mid: '#1f3a4c',
    near: '#172a38',
    wall: '#4a4468',
    roof: '#8a4fb0',
    light: '#ffe9a0',
  },
  {
    sky: ['#2a1016', '#4a1a18', '#7a2c1a'],
    far: '#3c1c20',
    mid: '#2c1a1e',
    near: '#1e1216',
    wall: '#5a4448',
    roof: '#d8602a',
    light: '#ffb84a',
  },
  {
    sky: ['#4aa6c8', '#7cc6dc', '#b8e4ea'],
    far: '#3f87a8',
    mid: '#2f7496',
    near: '#205a7a',
    wall: '#d8c8a4',
    roof: '#c8503c',
    light: '#fff6c8',
  },
  {
    sky: ['#7ec4b4', '#a6d8c0', '#d2ecd4'],
    far: '#5c9a80',
    mid: '#3c7a54',
    near: '#2a5a3c',
    wall: '#9a6a4a',
    roof: '#5c3c80',
    light: '#f6f0a0',
  },
  {
    sky: ['#5a3a7a', '#a4507c', '#f08a6c'],
    far: '#6a4478',
    mid: '#4c3a6c',
    near: '#352a54',
    wall: '#7c5a6c',
    roof: '#e8a04c',
    light: '#ffd68a',
  },
];

export type Box = readonly [left: number, top: number, width: number, height: number];

/** Draws a rectangle, measured in blocks. */
export const block = ([left, top, width, height]: Box, color: string): string =>
  `<path fill="${color}" d="M${left} ${top}h${width}v${height}h${-width}z"/>`;

const hills = ({ whole }: Random, around: number, step: number, color: string): string => {
  let top = around;
  let path = `M0 ${blocksHigh}V${top}`;
  for (let x = 0; x < blocksWide; x += step) {
    path += `h${Math.min(step, blocksWide - x)}`;
    top = Math.min(Math.max(top + whole(-2, 2), around - 5), around + 5);
    path += `V${top}`;
  }
  return `<path fill="${color}" d="${path}V${blocksHigh}z"/>`;
};

const tree = ({ whole, chance }: Random, left: number, foot: number, { wall, mid, roof }: Palette) => {
  const crown = chance(0.2) ? roof : mid;
  const height = whole(4, 8);
  return (
    block([left + 2, foot - height, 1, height], wall) +
    block([left, foot - height - 3, 5, 3], crown) +
    block([left + 1, foot - height - 4, 3, 1], crown)
  );
};

const house = ({ whole, chance }: Random, left: number, foot: number, { wall, roof, light }: Palette) => {
  const [width, height] = [whole(4, 8) * 2, whole(7, 15)];
  let art = block([left, foot - height, width, height], wall);
  for (let step = 0; step < 4; step++)
    art += block([left - 1 + step, foot - height - 1 - step, width + 2 - 2 * step, 1], roof);
  for (let y = foot - height + 2; y < foot - 4; y += 3)
    for (let x = left + 2; x < left + width - 2; x += 3) if (chance(0.7)) art += block([x, y, 1, 1], light);
  return art + block([left + width / 2 - 1, foot - 3, 2, 3], roof);
};

export const landscape = (draw: Random, palette: Palette): string => {
  const { whole, chance } = draw;
  const { sky, far, mid, near, light } = palette;
  let art = sky.map((color, band) => block([0, band * 11, blocksWide, blocksHigh - band * 11], color)).join('');
  const [x, y] = [whole(6, 66), whole(3, 10)];
  art += block([x, y, 6, 6], light) + block([x - 1, y + 1, 8, 4], light);
  for (let cloud = whole(2, 4); cloud; cloud--) {
    const [left, top] = [whole(0, 70), whole(3, 16)];
    art += `<g opacity=".5">${block([left, top, whole(8, 14), 2], '#fff')}${block([left + 2, top - 1, 5, 1], '#fff')}</g>`;
  }
  art += hills(draw, 26, 4, far) + hills(draw, 32, 3, mid);
  const foot = 37;
  for (let left = whole(1, 8); left < 68; left += whole(9, 18))
    art += chance(0.45) ? house(draw, left, foot + 1, palette) : tree(draw, left, foot + 1, palette);
  art += hills(draw, foot + 2, 5, near);
  for (let index = 0; index < 12; index++) art += block([whole(0, 78), whole(39, 43), whole(1, 3), 1], mid);
  return art;
};
