import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress } from 'node:zlib';
import type { SourceMap } from '../source-maps/source-map';

export const packMaps = (maps: ReadonlyMap<string, SourceMap>): Promise<Uint8Array> =>
  promisify(brotliCompress)(JSON.stringify(Object.fromEntries(maps)));

export const unpackMaps = async (bytes: Uint8Array): Promise<ReadonlyMap<string, SourceMap>> =>
  new Map(
    Object.entries(JSON.parse((await promisify(brotliDecompress)(bytes)).toString()) as Record<string, SourceMap>),
  );
