import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PropsOf } from '../../../src/widgets/kit/description';
import { Shimmer } from '../../../src/widgets/shimmer/shimmer';
import { description } from '../../../src/widgets/shimmer/shimmer.widget';
import { render } from './support';

const show = (props: Partial<PropsOf<typeof description>> = {}) => render(Shimmer, description, props);
const supports = vi.fn((_property: string, value: string) => /^(\d*\.?\d+(px|em|%)|calc\(.*\))$/.test(value));
const warn = vi.spyOn(console, 'warn');

beforeEach(() => {
  vi.stubGlobal('CSS', { supports });
  warn.mockReset().mockImplementation(() => undefined);
});
afterEach(() => vi.unstubAllGlobals());

const blocks = (root: ShadowRoot) => [...root.firstElementChild!.querySelectorAll('div')];

// WGT-16
describe('shimmer', () => {
  it('shows one line by default', async () => {
    const { root } = await show();
    expect(blocks(root)).toHaveLength(1);
    expect(blocks(root)[0]!.style.height).toBe('');
  });

  it('shows the requested number of lines', async () => {
    const { root, update } = await show({ lines: 4 });
    expect(blocks(root)).toHaveLength(4);
    await update({ lines: 2 });
    expect(blocks(root)).toHaveLength(2);
  });

  it('rounds 2.5 lines down to 2 (rendering failed)', async () => {
    const { root } = await show({ lines: 2.5 });
    expect(blocks(root)).toHaveLength(2);
  });

  it.each([
    ['200', '200px'],
    ['50%', '50%'],
    ['12em', '12em'],
    ['0.5', '0.5px'],
  ])('reads the width %s as %s', async (given, read) => {
    const { root } = await show({ width: given });
    expect((root.firstElementChild as HTMLElement).style.width).toBe(read);
    expect(warn).not.toHaveBeenCalled();
  });

  it('sets the height of each block', async () => {
    const { root } = await show({ height: '44', lines: 3 });
    expect(blocks(root).map(({ style }) => style.height)).toEqual(['44px', '44px', '44px']);
  });

  it('ignores an invalid length, and warns once with attribute and value', async () => {
    const { root, update, element } = await show({ width: 'wide; color: red' });
    element.id = 'late';
    expect((root.firstElementChild as HTMLElement).style.width).toBe('');
    await update({ lines: 2 });
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]![0]).toMatch(/shimmer.*data-width="wide; color: red"/);
    await update({ height: '-3px' });
    expect(warn).toHaveBeenCalledTimes(2);
    expect(warn.mock.calls[1]![0]).toMatch(/#late.*data-height="-3px"/);
  });

  it("announces loading with the page's text, or nothing", async () => {
    const { find, text, update } = await show({ loadingText: 'Laddar' });
    expect(find('[role=status]')).toBeTruthy();
    expect(text()).toBe('Laddar');
    await update({ loadingText: '' });
    expect(text()).toBe('');
  });
});
