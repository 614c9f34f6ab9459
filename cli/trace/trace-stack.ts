import type { Maps, SourcePosition } from './maps';
import { type Frame, readFrame } from './read-frame';

export interface TracedStack {
  readonly lines: readonly string[];
  readonly tracedFrames: number;
  readonly withoutMap: readonly string[];
}

const BUILT = /(?:^|\/)(?:chunks\/[\w-]+\.[\da-f]{6}\.js|cobble(?:-components|\.[\da-f]{6})?\.js)(?:[?#]|$)/;

/** Replaces each frame with its position in the sources. Keeps all other lines. */
export const traceStack = (text: string, maps: Maps): TracedStack => {
  const withoutMap = new Set<string>();
  const rows = text.split(/\r?\n/).map((line) => {
    const frame = readFrame(line);
    const file = frame && maps.fileOf(frame.url);
    if (frame && file === undefined && BUILT.test(frame.url)) withoutMap.add(frame.url);
    const position = frame && file !== undefined ? maps.positionIn(file, frame.line, frame.column) : undefined;
    return { line, frame, position };
  });
  return {
    lines: rows.map(({ line, frame, position }, index) =>
      frame && position ? tracedLine(frame, position, rows[index + 1]?.position) : line,
    ),
    tracedFrames: rows.filter(({ position }) => position).length,
    withoutMap: [...withoutMap],
  };
};

/** Takes the function's name from the next frame's call, because source maps name functions only at calls. */
const tracedLine = (
  frame: Frame,
  { source, line, column }: SourcePosition,
  caller: SourcePosition | undefined,
): string => {
  const name = [caller?.name, frame.name].find((each) => each && !isMinified(each));
  const place = `${source}:${line}:${column}`;
  return name ? `    at ${name} (${place})` : `    at ${place}`;
};

const isMinified = (name: string): boolean => (name.split(/[./<\s]+/).findLast(Boolean)?.length ?? 0) <= 2;
