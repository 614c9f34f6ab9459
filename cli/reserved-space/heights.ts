/** Pairs of width and height, in CSS pixels. Heights are interpolated between pairs, and constant outside of them. */
export type HeightPoints = readonly (readonly [width: number, height: number])[];

/** Heights keyed by selector; `''` applies to all elements of the widget. */
export type MeasuredHeights = Readonly<Record<string, HeightPoints>>;

/** Parses lines such as `carousel[data-visible] 200:323 520:503`: widget, selector, points. */
export const readHeights = (table: string): Readonly<Record<string, MeasuredHeights>> => {
  const heights: Record<string, Record<string, HeightPoints>> = {};
  for (const line of table.trim().split('\n')) {
    const [key = '', ...points] = line.split(' ');
    const [, name = '', selector = ''] = /^([\w-]+)(.*)$/.exec(key) ?? [];
    heights[name] = { ...heights[name], [selector]: points.map(pointOf) };
  }
  return heights;
};

const pointOf = (point: string): [width: number, height: number] => {
  const [width, height] = point.split(':');
  return [Number(width), Number(height)];
};
