import { deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

/**
 * Reduces a PNG to at most 256 colours, for a third of the size. Pictures of components have flat colours, so only the
 * soft edges of letters change.
 *
 * @param png any opaque PNG
 */
export const indexedPng = (png: Uint8Array): Buffer => {
  const { width, height, data } = PNG.sync.read(Buffer.from(png));
  const counts = new Map<number, number>();
  for (let i = 0; i < data.length; i += 4) {
    const color = data.readUIntBE(i, 3);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const { palette, indexOf } = pick([...counts].sort((a, b) => b[1] - a[1]));

  // Each row starts with its filter type. Type 0, no filter, is best for indexed colours.
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 1; x <= width; x++, i += 4) rows[y * (width + 1) + x] = indexOf.get(data.readUIntBE(i, 3))!;
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3], 8);
  const colors = Buffer.alloc(palette.length * 3);
  for (const [i, color] of palette.entries()) colors.writeUIntBE(color, i * 3, 3);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', colors),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** Picks the most frequent colours, then repeatedly the one that differs most from those picked. */
const pick = (counted: readonly (readonly [color: number, count: number])[]) => {
  const palette = counted.slice(0, 128).map(([color]) => color);
  const nearest = counted.map(([color]) => closest(color, palette));
  while (palette.length < Math.min(256, counted.length)) {
    let worst = 0;
    counted.forEach(([, count], i) => {
      if (nearest[i]!.far * Math.sqrt(count) > nearest[worst]!.far * Math.sqrt(counted[worst]![1])) worst = i;
    });
    const [color] = counted[worst]!;
    palette.push(color);
    counted.forEach(([other], i) => {
      const far = distance(color, other);
      if (far < nearest[i]!.far) nearest[i] = { index: palette.length - 1, far };
    });
  }
  return { palette, indexOf: new Map(counted.map(([color], i) => [color, nearest[i]!.index])) };
};

const closest = (color: number, palette: readonly number[]) =>
  palette.reduce(
    (best, other, index) => {
      const far = distance(color, other);
      return far < best.far ? { index, far } : best;
    },
    { index: 0, far: Infinity },
  );

const distance = (one: number, other: number) =>
  [16, 8, 0].reduce((sum, shift) => sum + (((one >> shift) & 255) - ((other >> shift) & 255)) ** 2, 0);

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  frame.set(body, 4);
  frame.writeUInt32BE(crc(body), body.length + 4);
  return frame;
};

const table = Uint32Array.from({ length: 256 }, (_, n) => {
  for (let bit = 0; bit < 8; bit++) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1;
  return n;
});

const crc = (bytes: Buffer) =>
  (bytes.reduce((sum, byte) => table[(sum ^ byte) & 255]! ^ (sum >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0;
