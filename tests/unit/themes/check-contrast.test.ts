// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { checkContrast } from '../../../src/themes/check-contrast';
import { pairs } from '../../../src/themes/pairs';
import type { Theme } from '../../../src/themes/theme';
import { themes } from '../../../src/themes/themes';

const gray = themes.find((theme) => theme.name === 'gray')!;
const changed = (change: Partial<Theme>): Theme => ({ ...gray, name: 'mine', ...change });

// THM-1
it.each(themes)('finds WCAG AA contrast in every pair of $name', (theme) => {
  expect(checkContrast(theme).map(({ message }) => message)).toEqual([]);
});

describe('checkContrast', () => {
  it('reports the pair, the roles, the ratio and the fix', () => {
    const [finding] = checkContrast(changed({ color: { ...gray.color, muted: '#aaaaaa' } }));
    expect(finding).toMatchObject({
      what: 'muted',
      front: 'color.muted',
      back: 'color.surface',
      least: 4.5,
    });
    expect(finding!.ratio).toBeLessThan(4.5);
    expect(finding!.message).toMatch(
      /^muted \(color\.muted\) has a contrast of 1\.\d\d on color\.surface, but needs 4\.5: #[0-9a-f]{6} is the nearest colour for color\.muted that passes$/,
    );
  });

  it('flattens alpha first: a translucent overlay counts as it is seen', () => {
    const active = { ...gray.button.quiet, active: '#000000d9' };
    const found = checkContrast(changed({ button: { ...gray.button, quiet: active } }));
    expect(found.map(({ what, back }) => [what, back])).toEqual([['quiet button text', 'button.quiet.active']]);
  });

  it('counts each colour of a pattern, and overlapping translucent colours together', () => {
    const once = 'linear-gradient(#00000040 4px,#0000 4px),#d6d8dc';
    const twice = `linear-gradient(#00000060 4px,#0000 4px),${once}`;
    const of = (surface: string) =>
      checkContrast(changed({ texture: { ...gray.texture, surface } })).filter(({ what }) => what === 'text').length;
    expect([of(once), of(twice)]).toEqual([0, 1]);
  });

  it('accepts a faint fill if the outline has enough contrast', () => {
    const faint = { ...gray.button.primary, surface: '#e9eaed', hover: '#e9eaed', active: '#e9eaed', text: '#000' };
    const button = (edge: string) => ({ button: { ...gray.button, primary: { ...faint, edge } } });
    expect(checkContrast(changed(button('#333')))).toEqual([]);
    expect(
      checkContrast(changed(button('#ccc'))).every(({ what }) => what === 'primary button against the plane'),
    ).toBe(true);
    expect(checkContrast(changed(button('#ccc')))).not.toEqual([]);
  });

  it("reports a colour that can't be read", () => {
    const found = checkContrast(
      changed({ color: { ...gray.color, text: 'rebeccapurple' }, band: { ...gray.band, background: 'url(x.png)' } }),
    );
    expect(found.some(({ message }) => message.includes("'url' in 'url(x.png)' can't be read"))).toBe(true);
    expect(found.some(({ message }) => message.includes("'rebeccapurple' in"))).toBe(true);
  });

  it("doesn't accept a background whose colour can't be read", () => {
    expect(checkContrast(changed({ badge: { surface: 'tomato', text: '#000' } })).map(({ what }) => what)).toEqual([
      'badge text',
    ]);
  });

  it('reports a role that is missing in an untyped theme', () => {
    const { badge: _, ...rest } = gray;
    const messages = checkContrast(rest as Theme).map(({ message }) => message);
    expect(messages).toEqual([expect.stringContaining("the role 'badge.surface' is missing")]);
  });

  it('requires 4.5 for text, below the minimum of 3 for everything else', () => {
    for (const { what, least } of pairs)
      expect(least, what).toBeGreaterThanOrEqual(/text|muted|heading|link|promo/.test(what) ? 4.5 : 3);
  });
});
