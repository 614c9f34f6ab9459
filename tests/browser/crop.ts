import { PNG } from 'pngjs';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Crops a screenshot to whole pixels.
 *
 * @throws RangeError if the box exceeds the screenshot
 */
export const crop = (screenshot: PNG, { x, y, width, height }: Box): PNG => {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const part = new PNG({ width: Math.ceil(x + width) - left, height: Math.ceil(y + height) - top });
  if (left < 0 || top < 0 || left + part.width > screenshot.width || top + part.height > screenshot.height) {
    throw new RangeError(
      `the box ${JSON.stringify({ x, y, width, height })} sticks out of the picture of ${screenshot.width} x ${screenshot.height}`,
    );
  }
  PNG.bitblt(screenshot, part, left, top, part.width, part.height, 0, 0);
  return part;
};
