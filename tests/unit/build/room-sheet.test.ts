// @vitest-environment node
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readHeights } from '../../../cli/reserved-space/heights';
import { measuredHeights } from '../../../cli/reserved-space/measured-heights';
import { roomSheet } from '../../../cli/reserved-space/room-sheet';

it('the sheet for all widgets has at most 1,500 bytes', () => {
  const sheet = roomSheet(Object.keys(measuredHeights), measuredHeights);
  expect(sheet).toContain('[data-widget=marketplace-tile]{');
  expect(brotliCompressSync(sheet).length).toBeLessThanOrEqual(1500);
});

it('it has the widgets that are asked for alone; where none takes room, nothing', () => {
  const rooms = { tile: { '': [[200, 100]] }, bar: { '': [[200, 50]] } } as const;
  expect(roomSheet(['tile'], rooms)).not.toContain('bar');
  expect(roomSheet(['shimmer'], rooms)).toBe('');
});

it('the way in keeps its width too, where it is asked for', () => {
  expect(roomSheet(['sign-in'], measuredHeights)).toContain('[data-widget=sign-in]){min-width:min(100%,186px)}');
  expect(roomSheet(['captcha'], measuredHeights)).not.toContain('min-width');
});

it('a height follows the width on lines, and one for some attributes comes behind that for all', () => {
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

it('what stands over the page, and slides behind the first, take no room where scripts run, for ten seconds', () => {
  const [media] = /@media \(scripting:enabled\).*/.exec(roomSheet(['modal', 'carousel'], {})) ?? [];
  expect(media).toContain('[data-widget=modal]');
  expect(media).toContain('[data-widget=carousel])>:where(:nth-child(n+2))');
  expect(media).not.toContain('flyout');
  expect(media).toContain('animation:10s cobble-later');
});

it('a table of rooms has a line for each selector of a widget', () => {
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
