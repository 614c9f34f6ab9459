// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { contrast } from '../../../src/themes/contrast';
import { parseColor } from '../../../src/themes/parse-color';
import { themes } from '../../../src/themes/themes';

const leaves = (value: unknown, path = ''): [string, unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => leaves(part, path ? `${path}.${key}` : key))
    : [[path, value]];

// THM-1
describe('themes', () => {
  it('has the eight themes of the specification, in lower case', () => {
    const names = 'black dungeons education legends marketplace realms vanilla gray';
    expect(themes.map(({ name }) => name)).toEqual(names.split(' '));
  });

  it('contains only values that are valid in a declaration', () => {
    for (const theme of themes)
      for (const [path, value] of leaves(theme)) expect(value, `${theme.name} ${path}`).toMatch(/^[^;{}]+$/);
  });

  it('declares correctly whether a theme is light or dark', () => {
    for (const { name, scheme, color } of themes) {
      const surface = parseColor(color.surface)!;
      const isDark = contrast(surface, [255, 255, 255, 1]) > contrast(surface, [0, 0, 0, 1]);
      expect(scheme, name).toBe(isDark ? 'dark' : 'light');
    }
  });

  it('has themes that differ in their surfaces, not only in their accents', () => {
    for (const role of ['surface', 'raised', 'sunken', 'text', 'accent'] as const) {
      const values = themes.map(({ color }) => parseColor(color[role])!);
      const same = values
        .flatMap((one, i) =>
          values
            .slice(i + 1)
            .map(
              (other, j) => [i, i + 1 + j, Math.hypot(...one.slice(0, 3).map((part, k) => part - other[k]!))] as const,
            ),
        )
        .filter(([, , distance]) => distance < (role === 'text' || role === 'raised' ? 1 : 12));
      expect(same.map(([i, j]) => `${role}: ${themes[i]!.name} and ${themes[j]!.name}`)).toEqual([]);
    }
  });
});
