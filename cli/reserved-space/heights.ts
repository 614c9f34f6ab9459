/** The height of a widget by its width, in CSS pixels: between two points on a line, outside of them as at the nearest. */
export type HeightPoints = readonly (readonly [width: number, height: number])[];

/** Heights of one widget, by the selector that its element has besides its name (`''` for every element). */
export type MeasuredHeights = Readonly<Record<string, HeightPoints>>;
