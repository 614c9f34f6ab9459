import { expect, it, vi } from 'vitest';

// Creating the first formatter during rendering used to delay the first tile by 100 ms on a slow phone.
it('initialises Intl when the module loads, not when an amount is rendered', async () => {
  const make = vi.spyOn(Intl, 'NumberFormat');
  await import('../../../src/widgets/kit/amount');
  expect(make).toHaveBeenCalledOnce();
  make.mockRestore();
});
