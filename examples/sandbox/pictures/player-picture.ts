import { random } from '../seeded/random';
import { Picture } from './png';

/** Returns a PNG with a symmetric pattern of eight by eight blocks. */
export const playerPicture = (seed: number, gamertag: string, width: number, height: number): Buffer => {
  const { pick, chance } = random(seed, `player picture ${gamertag}`);
  const picture = new Picture(width, height);
  const [ground, ink, light] = [
    pick(['#1f3f7a', '#5a2f7a', '#1f5a3c', '#7a1f2c', '#2a2a38']),
    pick(['#7cc8f2', '#f2a65a', '#9ae07c', '#f28ac0']),
    '#fff6d8',
  ];
  picture.fill(0, 0, width, height, ground);
  const at = (step: number, whole: number) => Math.round((step * whole) / 10);
  for (let y = 1; y < 9; y++) {
    for (let x = 1; x < 5; x++) {
      if (!chance(0.3 + x * 0.1)) continue;
      const color = chance(0.2) ? light : ink;
      for (const column of [x, 9 - x])
        picture.fill(
          at(column, width),
          at(y, height),
          at(column + 1, width) - at(column, width),
          at(y + 1, height) - at(y, height),
          color,
        );
    }
  }
  return picture.toPng();
};
