import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { confirm } from './agree';
import { buy, show } from './show-product';

vi.mock('../../../src/areas/kit/confirm/confirm', () => import('./agree'));
beforeEach(() => void confirm.mockReset().mockResolvedValue('yes'));

/** What the page was told of the balance; null: whoever shows it asks again. */
const told: unknown[] = [];
const hear = (event: Event) => told.push(event instanceof CustomEvent && event.detail);
beforeEach(() => document.addEventListener('cobble:balance', hear));
afterEach(() => {
  document.removeEventListener('cobble:balance', hear);
  told.length = 0;
});

const balances = (...answers: (number | Error)[]) => {
  const refreshBalance = vi.fn();
  for (const one of answers)
    if (one instanceof Error) refreshBalance.mockRejectedValueOnce(one);
    else refreshBalance.mockResolvedValueOnce({ balance: one, status: 'Success' });
  return refreshBalance;
};

// STO-7
describe('what the page is told of the balance', () => {
  it('a purchase tells the balance before it and the balance after it', async () => {
    await buy(await show({ refreshBalance: balances(500, 400), purchase: async () => true }));
    expect(told).toEqual([{ balance: 500 }, { balance: 400 }]);
  });

  it('a purchase whose new balance does not come has whoever shows it ask again', async () => {
    const shown = await show({ refreshBalance: balances(500, new Error('500')), purchase: async () => true });
    await buy(shown);
    expect(told).toEqual([{ balance: 500 }, null]);
    expect(shown.text()).toContain('It is yours.');
  });

  it.each([Number.NaN, 502, 504])(
    'a purchase whose answer got lost (%s) has whoever shows the balance ask again',
    async (answer) => {
      const shown = await show({ refreshBalance: balances(500), purchase: async () => answer });
      await buy(shown);
      expect(told).toEqual([{ balance: 500 }, null]);
      expect(shown.events).toEqual([]);
    },
  );

  it.each([402, 409, 412, 422, 500])(
    'a purchase that was refused with %s changes no balance and is no purchase',
    async (answer) => {
      const shown = await show({ refreshBalance: balances(500), purchase: async () => answer });
      await buy(shown);
      expect(told).toEqual([{ balance: 500 }]);
      expect(shown.events).toEqual([]);
    },
  );

  it('a balance that does not come leaves it to the service whether it suffices', async () => {
    const purchase = vi.fn(async () => 402);
    const shown = await show({ refreshBalance: balances(new Error('500')), purchase });
    await buy(shown);
    expect(purchase).toHaveBeenCalledTimes(1);
    expect(told).toEqual([]);
  });

  it('a session that ended before anything was sent changes no balance', async () => {
    const shown = await show({
      refreshBalance: balances(500),
      purchase: async () => {
        shown.become(undefined);
        return Number.NaN;
      },
    });
    await buy(shown);
    expect(told).toEqual([{ balance: 500 }]);
  });
});
