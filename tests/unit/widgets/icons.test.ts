// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('../../../src/widgets/kit/icons/', import.meta.url);

/** Renders a path: fills it by the non-zero rule, and samples the centres of 16 by 16 pixels. */
function picture(path: string): string[] {
  const edges: { x: number; from: number; to: number }[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const down = (to: number) => {
    if (to !== y) edges.push({ x, from: y, to });
    y = to;
  };
  for (const [, command, rest] of path.matchAll(/([MmHhVvz])([^A-Za-z]*)/g)) {
    const [a = 0, b = 0] = (rest!.match(/-?\d+/g) ?? []).map(Number);
    if (command === 'M') [x, y, startX, startY] = [a, b, a, b];
    else if (command === 'h') x += a;
    else if (command === 'v') down(y + a);
    else if (command === 'z') {
      expect([x === startX, y === startY].filter(Boolean).length, 'closes along one axis').toBeGreaterThan(0);
      down(startY);
      x = startX;
    } else throw new Error(`command ${command} is not for pixels`);
  }
  const isIn = (column: number, row: number) =>
    edges
      .filter((edge) => edge.x <= column && Math.min(edge.from, edge.to) <= row && row < Math.max(edge.from, edge.to))
      .reduce((sum, { from, to }) => sum + Math.sign(to - from), 0) !== 0;
  return Array.from({ length: 16 }, (_, row) =>
    Array.from({ length: 16 }, (_, column) => (isIn(column, row) ? '#' : '.')).join(''),
  );
}

describe('icons', () => {
  it.each(readdirSync(folder))('matches the drawing in its file: %s', (file) => {
    const source = readFileSync(new URL(file, folder), 'utf8');
    const drawing = [...source.matchAll(/^ \* ([.#]{16})$/gm)].map(([, row]) => row);
    expect(drawing).toHaveLength(16);
    expect(picture(/ d="([^"]+)"/.exec(source)![1]!)).toEqual(drawing);
  });
});
