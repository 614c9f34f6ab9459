import { random } from '../seeded/random';
import { Picture } from './png';

const dyes = ['#7a1f2c', '#1f3f7a', '#1f5a3c', '#5a2f7a', '#2a2a38', '#8a5a1f'];
const metals = ['#f0d070', '#e8e8f0', '#80e0d8'];

/** Returns a cape's texture: a PNG of 64 by 32 pixels in the game's layout. The cape's cloth is at the upper left. */
export const capePicture = (seed: number, name: string): Buffer => {
  const { pick, chance } = random(seed, `cape ${name}`);
  const picture = new Picture(64, 32);
  const [cloth, metal] = [pick(dyes), pick(metals)];
  picture.fill(0, 0, 22, 17, cloth);
  picture.fill(1, 1, 10, 1, metal);
  picture.fill(1, 16, 10, 1, metal);
  for (let y = 3; y < 15; y++)
    for (let x = 0; x < 5; x++)
      if (chance(0.1 + x * 0.12)) for (const at of [1 + x, 10 - x]) picture.fill(at, y, 1, 1, metal);
  return picture.toPng();
};
