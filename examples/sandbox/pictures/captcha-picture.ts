import { must } from '../must';
import type { Random } from '../seeded/random';
import { letters } from './letters';
import { Picture } from './png';

const [width, height] = [240, 80];
const inks = ['#1d2a5c', '#5c1d3f', '#184a35', '#5a3212'];

export const captchaPicture = (text: string, { whole, pick }: Random): Buffer => {
  const picture = new Picture(width, height);
  picture.fill(0, 0, width, height, '#e9e4d4');
  for (let index = 0; index < 90; index++)
    picture.fill(
      whole(0, width),
      whole(0, height),
      whole(2, 10),
      whole(2, 10),
      pick(['#dcd3ba', '#f4f0e6', '#d0dbe0']),
    );
  const step = (width - 24) / text.length;
  [...text].forEach((sign, place) => {
    const [size, ink] = [whole(5, 6), pick(inks)];
    const [left, top, lean] = [
      Math.round(12 + place * step + whole(0, 3)),
      whole(10, height - 7 * size - 8),
      whole(-1, 1),
    ];
    for (const [y, row] of must(letters[sign], `The letter ${sign}`).entries()) {
      for (let x = 0; x < 5; x++)
        if (row & (16 >> x))
          picture.fill(left + x * size + Math.round(((3 - y) * lean * size) / 8), top + y * size, size, size, ink);
    }
  });
  for (let index = 0; index < 3; index++) {
    let y = whole(12, height - 12);
    const ink = pick(inks);
    for (let x = 0; x < width; x += 4) {
      y += whole(-2, 2);
      picture.fill(x, y, 4, 2, ink);
    }
  }
  return picture.toPng();
};
