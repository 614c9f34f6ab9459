// @vitest-environment node
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readHeights } from '../../../cli/reserved-space/heights';
import { likenesses } from '../../../cli/reserved-space/likenesses';
import { measuredHeights } from '../../../cli/reserved-space/measured-heights';
import { roomSheet } from '../../../cli/reserved-space/room-sheet';

it('has at most 1,960 bytes for all widgets, and 700 for three', () => {
  const sheet = roomSheet(
    [...Object.keys(measuredHeights), ...Object.keys(likenesses), 'modal', 'flyout'],
    measuredHeights,
  );
  expect(sheet).toContain('[data-widget=marketplace-tile]{');
  expect(brotliCompressSync(sheet).length).toBeLessThanOrEqual(1960);
  const three = roomSheet(['marketplace-tile', 'modal', 'promo-banner'], measuredHeights);
  expect(brotliCompressSync(three).length).toBeLessThanOrEqual(700);
});

it('only has the given widgets, and is empty if none reserves space', () => {
  const rooms = { tile: { '': [[200, 100]] }, bar: { '': [[200, 50]] } } as const;
  expect(roomSheet(['tile'], rooms)).not.toContain('bar');
  expect(roomSheet(['other'], rooms)).toBe('');
});

it('reserves the width of sign-in', () => {
  expect(roomSheet(['sign-in'], measuredHeights)).toContain('[data-widget=sign-in]){min-width:min(100%,186px)}');
  expect(roomSheet(['captcha'], measuredHeights)).not.toContain('min-width');
});

it('interpolates heights, and puts rules with selectors last', () => {
  const rooms = {
    tile: {
      '[data-small]': [[200, 40]],
      '': [
        [200, 100],
        [400, 200],
        [600, 200],
      ],
    },
  } as const;
  const sheet = roomSheet(['tile'], rooms);
  expect(sheet).toContain('[data-widget=tile]{--room:calc(100px + clamp(0px,100% - 200px,200px)*0.5)}');
  expect(sheet.indexOf('[data-widget=tile][data-small]{--room:40px}')).toBeGreaterThan(sheet.indexOf('calc('));
});

it('collapses overlays for ten seconds if scripts run', () => {
  const [media] = /@media \(scripting:enabled\).*/.exec(roomSheet(['modal', 'carousel'], {})) ?? [];
  expect(media).toContain('[data-widget=modal]');
  expect(media).not.toContain('flyout');
  expect(media).toContain('animation:10s cobble-later');
});

it('reads a line per selector of a widget', () => {
  expect(readHeights('\ntile 200:100 400:200\ntile[data-small] 200:40\n')).toEqual({
    tile: {
      '': [
        [200, 100],
        [400, 200],
      ],
      '[data-small]': [[200, 40]],
    },
  });
});
