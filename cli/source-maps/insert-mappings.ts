import { decode, encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec';
import { lineStarts } from './shift-mappings';
import type { SourceMap } from './source-map';

/** A script whose first `length` characters are in another script, starting at `offset`. */
export interface MapPart {
  readonly text: string;
  readonly map: SourceMap;
  readonly offset: number;
  readonly length: number;
}

type PlacedSegment = readonly [offset: number, segment: SourceMapSegment];

export const insertMappings = (map: SourceMap, text: string, parts: readonly MapPart[]): SourceMap => {
  const sources: string[] = [];
  const names: string[] = [];
  const placed: PlacedSegment[] = [];
  for (const part of [{ text, map, offset: 0, length: text.length }, ...parts]) {
    placed.push(...place(part, sources.length, names.length));
    sources.push(...part.map.sources);
    names.push(...part.map.names);
  }
  const starts = lineStarts(text);
  const lines: SourceMapSegment[][] = starts.map(() => []);
  let line = 0;
  for (const [offset, segment] of placed.sort(([a], [b]) => a - b)) {
    while ((starts[line + 1] ?? Infinity) <= offset) line++;
    lines[line]?.push([offset - (starts[line] ?? 0), ...segment.slice(1)] as unknown as SourceMapSegment);
  }
  return { sources, names, mappings: encode(lines) };
};

const place = ({ text, map, offset, length }: MapPart, firstSource: number, firstName: number): PlacedSegment[] => {
  const starts = lineStarts(text);
  return decode(map.mappings).flatMap((segments, line) =>
    segments.flatMap((segment): PlacedSegment[] => {
      const inPart = (starts[line] ?? text.length) + segment[0];
      if (inPart >= length) return [];
      if (segment.length === 1) return [[offset + inPart, segment]];
      const [column, source, sourceLine, sourceColumn, name] = segment;
      const position = [column, source + firstSource, sourceLine, sourceColumn] as const;
      return [[offset + inPart, name === undefined ? [...position] : [...position, name + firstName]]];
    }),
  );
};
