import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

const folder = fileURLToPath(new URL('../../.cache/pictures/', import.meta.url));

/** A gradient may differ by one per colour channel, because browsers dither it by the position of its tile. */
const DITHERED = 1;

/**
 * Compares screenshots. If they differ, saves both and the difference in `.cache/pictures`, and fails. The error and
 * the file names contain `name`.
 */
export const expectSameScreenshot = (name: string, got: PNG, expected: PNG): void => {
  const size = ({ width, height }: PNG) => `${width} x ${height}`;
  if (size(got) !== size(expected)) {
    throw new Error(
      `${name} is ${size(got)} and should be ${size(expected)}: ${saveScreenshots(name, { got, expected })}`,
    );
  }
  if (got.data.equals(expected.data)) return;
  if (got.data.every((value, i) => Math.abs(value - expected.data.readUInt8(i)) <= DITHERED)) return;
  const { width, height } = got;
  const difference = new PNG({ width, height });
  // Every different pixel counts, including antialiased ones.
  const count = pixelmatch(got.data, expected.data, difference.data, width, height, { threshold: 0, includeAA: true });
  throw new Error(
    `${name} differs in ${count} of ${width * height} pixels, inside ${box(got, expected)}: ${saveScreenshots(name, { got, expected, difference })}`,
  );
};

const box = (one: PNG, other: PNG) => {
  let [left, top, right, bottom] = [one.width, one.height, 0, 0];
  for (let i = 0; i < one.data.length; i += 4) {
    if (one.data.readUInt32BE(i) === other.data.readUInt32BE(i)) continue;
    const [x, y] = [(i / 4) % one.width, Math.floor(i / 4 / one.width)];
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
  }
  return `(${left}, ${top}) to (${right}, ${bottom})`;
};

const saveScreenshots = (name: string, screenshots: Record<string, PNG>) => {
  mkdirSync(folder, { recursive: true });
  const base = folder + name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  for (const [kind, screenshot] of Object.entries(screenshots))
    writeFileSync(`${base}.${kind}.png`, PNG.sync.write(screenshot));
  return `${base}.{${Object.keys(screenshots).join(',')}}.png`;
};
