import type { Item } from '../data/item';
import { random } from '../seeded/random';
import { emblem, figure, parade, tiles } from './figures';
import { blocksHigh, blocksWide, landscape, palettes } from './scene';

const lights: Readonly<Record<string, number>> = {
  desert: 1,
  snow: 2,
  caves: 3,
  space: 3,
  stealth: 3,
  monsters: 3,
  dark: 4,
  arena: 4,
  ocean: 5,
  forest: 6,
  farming: 6,
  trains: 7,
  sky: 0,
  cosy: 0,
};

/** Returns an SVG of 640 by 360 pixels. Equal seeds and names return equal images. */
export const itemPicture = (
  seed: number,
  name: string,
  { category, tags }: Pick<Item, 'category' | 'tags'>,
): string => {
  const draw = random(seed, `picture ${name}`);
  const any = draw.pick(palettes);
  const palette = palettes[lights[tags.find((tag) => tag in lights) ?? ''] ?? -1] ?? any;
  const art = {
    world: () => landscape(draw, palette),
    skins: () => parade(draw, palette),
    textures: () => tiles(draw, palette),
    mashup: () => landscape(draw, palette) + figure(draw, draw.whole(8, 24), 17) + figure(draw, draw.whole(42, 60), 17),
    addon: () => emblem(draw, palette),
  }[category]();
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360" viewBox="0 0 ${blocksWide} ${blocksHigh}" shape-rendering="crispEdges">${art}</svg>`;
};
