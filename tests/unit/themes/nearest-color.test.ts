// @vitest-environment node
import { expect, it } from 'vitest';
import { checkContrast } from '../../../src/themes/check-contrast';
import { lowestRatio } from '../../../src/themes/lowest-ratio';
import { nearestColor } from '../../../src/themes/nearest-color';
import { parseColor } from '../../../src/themes/parse-color';
import { valueAt } from '../../../src/themes/role-list';
import type { Theme } from '../../../src/themes/theme';
import { themes } from '../../../src/themes/themes';

const [gray, realms] = ['gray', 'realms'].map((name) => themes.find((theme) => theme.name === name)!) as [Theme, Theme];
const read = (theme: Theme) => (path: string) => valueAt(theme, path) as string;
const withColor = (theme: Theme, color: Partial<Theme['color']>): Theme => ({
  ...theme,
  color: { ...theme.color, ...color },
});

// THM-1
it('returns the first shade that passes, and the one before it fails', () => {
  const theme = withColor(gray, { muted: '#999999' });
  const nearest = nearestColor(read(theme), 'color.muted')!;
  const least = (hex: string) => {
    const changed = read(withColor(theme, { muted: hex }));
    const grounds = ['color.surface', 'color.raised', 'color.sunken', 'texture.surface', 'texture.sunken'];
    return Math.min(...grounds.map((ground) => lowestRatio(changed, ['color.muted'], ground)));
  };
  const shade = parseColor(nearest)![0];
  const lighter = `#${(shade + 1).toString(16).padStart(2, '0').repeat(3)}`;
  expect(nearest).toBe(`#${shade.toString(16).repeat(3)}`);
  expect(least(nearest)).toBeGreaterThanOrEqual(4.5);
  expect(least(lighter)).toBeLessThan(4.5);
});

it('becomes darker on a light theme and lighter on a dark one, and keeps its hue', () => {
  const hue = (hex: string) => {
    const [red, green, blue] = parseColor(hex)!;
    return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
  };
  const dark = nearestColor(read(withColor(gray, { link: '#8fb4ff' })), 'color.link')!;
  const light = nearestColor(read(withColor(realms, { link: '#3060c0' })), 'color.link')!;
  expect(parseColor(dark)![2]).toBeLessThan(0xff);
  expect(parseColor(light)![2]).toBeGreaterThan(0xc0);
  expect(Math.abs(hue(dark) - hue('#8fb4ff'))).toBeLessThan(2);
  expect(Math.abs(hue(light) - hue('#3060c0'))).toBeLessThan(2);
});

it.each([
  ['#7a7a7a', 'darker'],
  ['#8a8a8a', 'lighter'],
])('takes the shorter way from %s if both pass: %s', (control, way) => {
  const planes = { surface: '#777777', raised: '#777777', sunken: '#777777' };
  const [shade] = parseColor(nearestColor(read(withColor(gray, { ...planes, control })), 'color.control')!)!;
  expect(shade < 0x77 ? 'darker' : 'lighter').toBe(way);
});

it('never breaks a pair in which it is the background', () => {
  const theme = { ...gray, selected: { surface: '#cccccc', text: '#000000' } };
  const surface = nearestColor(read(theme), 'selected.surface');
  // No shade fits: any with enough contrast to the planes is too dark for black text.
  expect(surface).toBeUndefined();
  const found = checkContrast(theme).find(({ what }) => what === 'selected fill')!;
  expect(found.nearest).toBeUndefined();
  expect(found.message).toMatch(
    /no shade of selected\.surface passes on all its backgrounds, so make color\.\w+ darker$/,
  );
});

it('is part of the finding, for the last of several foregrounds, and fixes it', () => {
  const edge = {
    ...gray.button.primary,
    surface: '#e9eaed',
    hover: '#e9eaed',
    active: '#e9eaed',
    text: '#000',
    edge: '#ccc',
  };
  const theme = { ...gray, button: { ...gray.button, primary: edge } };
  const [finding] = checkContrast(theme);
  expect(finding!.message).toContain(`${finding!.nearest} is the nearest colour for button.primary.edge that passes`);
  const fixed = { ...theme, button: { ...gray.button, primary: { ...edge, edge: finding!.nearest! } } };
  expect(checkContrast(fixed)).toEqual([]);
});

it("doesn't round a ratio up to the required one", () => {
  const white = { surface: '#fff', raised: '#fff', sunken: '#fff', muted: '#667d60' };
  const found = checkContrast(withColor(gray, white)).find(
    ({ front, back }) => front === 'color.muted' && back === 'color.surface',
  );
  expect(found!.message).toContain(' of 4.49 on ');
});
