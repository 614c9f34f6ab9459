// @vitest-environment node
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { findWidgets } from '../../../cli/build/find-widgets';
import { must } from '../../../cli/io/errors';
import { readHeights } from '../../../cli/reserved-space/heights';
import { measuredHeights } from '../../../cli/reserved-space/measured-heights';
import { roomSheet } from '../../../cli/reserved-space/room-sheet';
import { root } from '../../../esbuild.config.mjs';

const found = await findWidgets(root);
const described = (...names: readonly string[]) =>
  names.map((name) => must(found.find((widget) => widget.name === name)?.description, name));

it('has at most 1,980 bytes for all widgets, and 700 for three', () => {
  const sheet = roomSheet(
    found.map(({ description }) => description),
    measuredHeights,
  );
  expect(sheet).toContain('[data-widget=marketplace-tile]{');
  expect(brotliCompressSync(sheet).length).toBeLessThanOrEqual(1980);
  const three = roomSheet(described('marketplace-tile', 'modal', 'promo-banner'), measuredHeights);
  expect(brotliCompressSync(three).length).toBeLessThanOrEqual(700);
});

it('contains only the given widgets, and is empty if none reserves space', () => {
  const rooms = { tile: { '': [[200, 100]] }, bar: { '': [[200, 50]] } } as const;
  expect(roomSheet([{ name: 'tile' }], rooms)).not.toContain('bar');
  expect(roomSheet([{ name: 'other' }], rooms)).toBe('');
});

it('limits the width as descriptions say', () => {
  const widgets = [{ name: 'bar', minWidth: 186 }, { name: 'card', maxWidth: 300 }, { name: 'tile' }];
  const sheet = roomSheet(widgets, { tile: { '': [[200, 100]] } });
  expect(sheet).toContain('[data-widget=bar]){min-width:min(100%,186px)}');
  expect(sheet).toContain(':where([data-widget=card]){max-width:300px}');
  expect(sheet.match(/-width/g)).toHaveLength(2);
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
  const sheet = roomSheet([{ name: 'tile' }], rooms);
  expect(sheet).toContain('[data-widget=tile]{--room:calc(100px + clamp(0px,100% - 200px,200px)*0.5)}');
  expect(sheet.indexOf('[data-widget=tile][data-small]{--room:40px}')).toBeGreaterThan(sheet.indexOf('calc('));
});

it('collapses dialogs for ten seconds if scripts run', () => {
  const [media] = /@media \(scripting:enabled\).*/.exec(roomSheet(described('modal', 'carousel'), {})) ?? [];
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
