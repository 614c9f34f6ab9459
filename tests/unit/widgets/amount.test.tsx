import { expect, it, vi } from 'vitest';

// The first formatter delayed the first tile by 100 ms on a slow phone.
it('the first use of Intl comes with the code of an amount, not when it is drawn', async () => {
  const make = vi.spyOn(Intl, 'NumberFormat');
  await import('../../../src/widgets/kit/amount');
  expect(make).toHaveBeenCalledOnce();
  make.mockRestore();
});
