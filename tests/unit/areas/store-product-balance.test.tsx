import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { confirm } from './mock-confirm';
import { buy, show } from './show-product';

vi.mock('../../../src/areas/kit/confirm/confirm', () => import('./mock-confirm'));
beforeEach(() => void confirm.mockReset().mockResolvedValue('yes'));

/** Balances from the events of a purchase. Null makes every widget that shows the balance refetch it. */
const reported: unknown[] = [];
const onBalance = (event: Event) => reported.push(event instanceof CustomEvent && event.detail);
beforeEach(() => document.addEventListener('cobble:balance', onBalance));
afterEach(() => {
  document.removeEventListener('cobble:balance', onBalance);
  reported.length = 0;
});

const balances = (...answers: (number | Error)[]) => {
  const refreshBalance = vi.fn();
  for (const one of answers)
    if (one instanceof Error) refreshBalance.mockRejectedValueOnce(one);
    else refreshBalance.mockResolvedValueOnce({ balance: one, status: 'Success' });
  return refreshBalance;
};

// STO-7
describe('the balance event of a purchase', () => {
  it('reports the balance before and after a purchase', async () => {
    await buy(await show({ refreshBalance: balances(500, 400), purchase: async () => true }));
    expect(reported).toEqual([{ balance: 500 }, { balance: 400 }]);
  });

  it('requests a refetch if the balance after a purchase fails to load', async () => {
    const shown = await show({ refreshBalance: balances(500, new Error('500')), purchase: async () => true });
    await buy(shown);
    expect(reported).toEqual([{ balance: 500 }, null]);
    expect(shown.text()).toContain('Purchase complete.');
  });

  it.each([Number.NaN, 502, 504])('requests a refetch of the balance if the response was lost (%s)', async (answer) => {
    const shown = await show({ refreshBalance: balances(500), purchase: async () => answer });
    await buy(shown);
    expect(reported).toEqual([{ balance: 500 }, null]);
    expect(shown.events).toEqual([]);
  });

  it.each([402, 409, 412, 422, 500])(
    'reports no balance after a purchase that was rejected with %s',
    async (answer) => {
      const shown = await show({ refreshBalance: balances(500), purchase: async () => answer });
      await buy(shown);
      expect(reported).toEqual([{ balance: 500 }]);
      expect(shown.events).toEqual([]);
    },
  );

  it('omits the balance if it fails to load, and lets the service decide', async () => {
    const purchase = vi.fn(async () => 402);
    const shown = await show({ refreshBalance: balances(new Error('500')), purchase });
    await buy(shown);
    expect(purchase).toHaveBeenCalledTimes(1);
    expect(reported).toEqual([]);
  });

  it('reports no balance if the session ended before the request', async () => {
    const shown = await show({
      refreshBalance: balances(500),
      purchase: async () => {
        shown.become(undefined);
        return Number.NaN;
      },
    });
    await buy(shown);
    expect(reported).toEqual([{ balance: 500 }]);
  });
});
