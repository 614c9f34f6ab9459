// @vitest-environment node
import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { expectSameScreenshot } from '../browser/expect-same-screenshot';

const picture = (level: number) => {
  const png = new PNG({ width: 2, height: 1 });
  png.data.fill(100);
  png.data[5] = level;
  return png;
};

it('accepts different dithering, and reports the position of a different colour', () => {
  expect(() => expectSameScreenshot('dithered', picture(101), picture(100))).not.toThrow();
  expect(() => expectSameScreenshot('other', picture(102), picture(100))).toThrow(
    /^other differs in 1 of 2 pixels, inside \(1, 0\) to \(1, 0\): .*other\.\{got,expected,difference\}\.png$/,
  );
});
