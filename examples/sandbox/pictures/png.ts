import { crc32, deflateSync } from 'node:zlib';

/** A bitmap: RGBA bytes, row by row. */
export class Picture {
  readonly bytes: Buffer;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.bytes = Buffer.alloc(width * height * 4);
  }

  /**
   * Fills a rectangle. Ignores its part outside of the bitmap.
   *
   * @param color `#rrggbb`
   */
  fill(left: number, top: number, width: number, height: number, color: string): void {
    const value = Number.parseInt(color.slice(1), 16) * 256 + 255;
    for (let y = Math.max(top, 0); y < Math.min(top + height, this.height); y++) {
      for (let x = Math.max(left, 0); x < Math.min(left + width, this.width); x++)
        this.bytes.writeUInt32BE(value >>> 0, (y * this.width + x) * 4);
    }
  }

  /** Encodes a PNG with 8 bits per channel and without filters. */
  toPng(): Buffer {
    const rows = Buffer.alloc(this.height * (this.width * 4 + 1));
    for (let y = 0; y < this.height; y++)
      this.bytes.copy(rows, y * (this.width * 4 + 1) + 1, y * this.width * 4, (y + 1) * this.width * 4);
    const head = Buffer.alloc(13);
    head.writeUInt32BE(this.width, 0);
    head.writeUInt32BE(this.height, 4);
    head.set([8, 6, 0, 0, 0], 8);
    return Buffer.concat([
      Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
      chunk('IHDR', head),
      chunk('IDAT', deflateSync(rows)),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  }
}

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};
