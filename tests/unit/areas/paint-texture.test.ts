// @vitest-environment node
// ARE-6: skins and capes use the game's texture layout.
import { describe, expect, it } from 'vitest';
import { capePatches, paintTexture, skinPatches } from '../../../src/areas/player/parts/paint-texture';

type Pixel = readonly [x: number, y: number];

/** A canvas that records which rectangle of the texture is drawn to which pixels. */
const canvasOf = (width: number, height: number) => {
  const painted: { from: number[]; left: Pixel; right: Pixel }[] = [];
  const cleared: number[][] = [];
  let place = { x: 0, y: 0, direction: 1 };
  const saved: (typeof place)[] = [];
  const context = {
    imageSmoothingEnabled: true,
    clearRect: (...box: number[]) => cleared.push(box),
    save: () => saved.push({ ...place }),
    restore: () => (place = saved.pop() ?? place),
    translate: (x: number, y: number) => Object.assign(place, { x: place.x + x, y: place.y + y }),
    scale: (x: number) => (place.direction *= x),
    drawImage: (_: unknown, ...[x, y, w, h, toX = 0, toY = 0, width = 0]: number[]) => {
      const at = (inside: number): Pixel => [place.x + place.direction * (toX + inside), place.y + toY];
      painted.push({ from: [x, y, w, h] as number[], left: at(0), right: at(width) });
    },
  };
  return {
    canvas: { width, height, getContext: () => context } as unknown as HTMLCanvasElement,
    context,
    painted,
    cleared,
  };
};
const texture = (naturalWidth: number) => ({ naturalWidth }) as HTMLImageElement;

describe('a texture', () => {
  it('paints a texture patch by patch, without smoothing, on a cleared canvas', () => {
    const { canvas, context, painted, cleared } = canvasOf(10, 16);
    paintTexture(canvas, texture(64), capePatches);
    expect(painted).toEqual([{ from: [1, 1, 10, 16], left: [0, 0], right: [10, 0] }]);
    expect([context.imageSmoothingEnabled, cleared]).toEqual([false, [[0, 0, 10, 16]]]);
  });

  it('reads a texture of double size at double coordinates, and fills the same area', () => {
    const { canvas, painted } = canvasOf(10, 16);
    paintTexture(canvas, texture(128), [[3, 5, 7, 9, 2, 1]]);
    expect(painted).toEqual([{ from: [6, 10, 14, 18], left: [2, 1], right: [9, 1] }]);
  });

  it('mirrors only the patches that require it', () => {
    const { canvas, painted } = canvasOf(16, 32);
    paintTexture(canvas, texture(64), [
      [44, 20, 4, 12, 12, 8, true],
      [8, 8, 8, 8, 4, 0],
    ]);
    expect(painted.map(({ left, right }) => [left, right])).toEqual([
      [
        [16, 8],
        [12, 8],
      ],
      [
        [4, 0],
        [12, 0],
      ],
    ]);
  });

  it('paints nothing if the browser provides no context', () => {
    const canvas = { getContext: () => null } as unknown as HTMLCanvasElement;
    expect(() => paintTexture(canvas, texture(64), capePatches)).not.toThrow();
  });
});

describe('the patches of a skin', () => {
  const coveredBy = (patches: ReturnType<typeof skinPatches>) => {
    const rows = Array.from({ length: 32 }, () => Array.from({ length: 16 }, () => '.'));
    for (const [, , width, height, toX, toY] of patches)
      for (let y = toY; y < toY + height; y++) for (let x = toX; x < toX + width; x++) rows[y]?.splice(x, 1, '#');
    return new Set(rows.map((row) => row.join('')));
  };
  const head = '....########....';
  const wide = '################';
  const narrow = '.##############.';

  it('composes a skin of a head, a body with two arms, and two legs', () => {
    for (const old of [false, true]) {
      expect(coveredBy(skinPatches(false, old))).toEqual(new Set([head, wide]));
      expect(coveredBy(skinPatches(true, old))).toEqual(new Set([head, narrow]));
    }
  });

  it('mirrors each limb of an old texture, and adds a second layer only for the head', () => {
    const patches = skinPatches(false, true);
    expect(patches.filter(([, , , , , , mirrored]) => mirrored)).toEqual([
      [44, 20, 4, 12, 12, 8, true],
      [4, 20, 4, 12, 8, 20, true],
    ]);
    expect(patches).toHaveLength(7);
    expect(skinPatches(false, false)).toHaveLength(12);
    expect(skinPatches(false, false).some(([, , , , , , mirrored]) => mirrored)).toBe(false);
  });
});
