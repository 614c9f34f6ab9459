import { expect, it, vi } from 'vitest';
import { callChunk } from '../../../src/loader/chunks';
import { context } from '../../../src/loader/context';
import { withMethods } from '../../../src/loader/registry';
import type { Handle } from '../../../src/loader/types';

vi.mock('../../../src/loader/chunks', () => ({
  callChunk: vi.fn(async () => 'by a chunk'),
  loadOnce: vi.fn(),
  runChunk: vi.fn(),
}));

const METHODS = ['open', 'close', 'toggle', 'focus', 'unmount', 'update'] as const;

it('replaces a method that a page deleted from its handle, before and after mounting', async () => {
  const handle = {} as Handle;
  withMethods(handle);
  for (const name of METHODS) {
    const taken = handle[name];
    const by = document.body as never;
    expect(await taken(by)).toBe('by a chunk');
    expect(vi.mocked(callChunk)).toHaveBeenLastCalledWith('act', context, handle, name, by);
    handle.act = vi.fn(() => 'by the runtime');
    expect(taken(by)).toBe('by the runtime');
    expect(handle.act).toHaveBeenCalledExactlyOnceWith(name, by);
    handle.act = undefined;
    expect(await taken(by)).toBe('by a chunk');
  }
});

it('creates methods once, and none without a handle', () => {
  const handle = {} as Handle;
  const { open } = withMethods(handle)!;
  expect(withMethods(handle)!.open).toBe(open);
  expect(withMethods(null)).toBeNull();
});
