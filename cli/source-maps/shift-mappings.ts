import { decode, encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec';
import type { SourceMap } from './source-map';

export interface TextEdit {
  readonly offset: number;
  readonly length: number;
  readonly newText: string;
}

/**
 * Returns the source map of an edited text. Drops segments inside replaced parts. Composing two maps would be less
 * exact, because maps have no positions between their segments.
 *
 * @param edits in ascending order, without overlaps
 */
export const shiftMappings = (map: SourceMap, text: string, edits: readonly TextEdit[]): SourceMap => {
  if (edits.length === 0) return map;
  const starts = lineStarts(text);
  const after = lineStarts(edited(text, edits));
  const lines: SourceMapSegment[][] = after.map(() => []);
  let line = 0;
  let next = 0;
  let shift = 0;
  decode(map.mappings).forEach((segments, index) => {
    for (const segment of segments) {
      const offset = (starts[index] ?? text.length) + segment[0];
      for (let edit = edits[next]; edit && edit.offset + edit.length <= offset; edit = edits[++next])
        shift += edit.newText.length - edit.length;
      const isReplaced = (edits[next]?.offset ?? Infinity) < offset;
      if (isReplaced) continue;
      const position = offset + shift;
      while ((after[line + 1] ?? Infinity) <= position) line++;
      lines[line]?.push([position - (after[line] ?? 0), ...segment.slice(1)] as unknown as SourceMapSegment);
    }
  });
  return { ...map, mappings: encode(lines) };
};

export const edited = (text: string, edits: readonly TextEdit[]): string => {
  let result = '';
  let end = 0;
  for (const { offset, length, newText } of edits) {
    result += text.slice(end, offset) + newText;
    end = offset + length;
  }
  return result + text.slice(end);
};

export const lineStarts = (text: string): number[] => [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];

/** @param pattern must have the flag `g` */
export const editsOf = (text: string, pattern: RegExp, replace: (match: string) => string): TextEdit[] =>
  [...text.matchAll(pattern)].map(({ 0: match, index }) => ({
    offset: index,
    length: match.length,
    newText: replace(match),
  }));
