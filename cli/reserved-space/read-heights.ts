import type { HeightPoints, MeasuredHeights } from './heights';

/**
 * Reads a table of rooms: a line a widget, or a widget with a selector that its element has besides, and the points
 * behind it, `carousel[data-visible] 200:323 520:503`.
 */
export const readHeights = (table: string): Readonly<Record<string, MeasuredHeights>> => {
  const rooms: Record<string, Record<string, HeightPoints>> = {};
  for (const line of table.trim().split('\n')) {
    const [key = '', ...points] = line.split(' ');
    const [, name = '', where = ''] = /^([\w-]+)(.*)$/.exec(key) ?? [];
    rooms[name] = {
      ...rooms[name],
      [where]: points.map((point) => {
        const [width, height] = point.split(':');
        return [Number(width), Number(height)];
      }),
    };
  }
  return rooms;
};
