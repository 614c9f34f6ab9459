import { beforeEach, describe, expect, it, vi } from 'vitest';
import { confirm, OWN_WINDOW, ownWindowLink } from './mock-confirm';
import { button, buy, minecoins, show, sold1 } from './show-product';

vi.mock('../../../src/areas/kit/confirm/confirm', () => import('./mock-confirm'));
beforeEach(() => void confirm.mockReset().mockResolvedValue('yes'));

// ARE-5
describe('buying a store-product', () => {
  it.each([
    [true, 'Purchase complete.'],
    [402, 'don’t have enough'],
    [409, 'You own this.'],
    [422, 'price has changed'],
    [412, 'price has changed'],
    [500, 'Nothing was bought'],
    [503, 'Nothing was bought'],
    [NaN, 'Couldn’t confirm your purchase'],
    // After a gateway error, the purchase may have succeeded. The area used to report that nothing was bought.
    [502, 'Couldn’t confirm your purchase'],
    [504, 'Couldn’t confirm your purchase'],
  ])('turns the response %s into the message "%s"', async (answer, words) => {
    const purchase = vi.fn(async () => answer);
    const shown = await show({ purchase });
    await buy(shown);
    expect(purchase).toHaveBeenCalledTimes(1);
    expect(shown.text()).toContain(words);
    expect(shown.root.activeElement?.textContent).toContain(words);
  });

  it('sends nothing if the balance is too low', async () => {
    const purchase = vi.fn();
    const shown = await show({ purchase, refreshBalance: async () => ({ balance: 99, status: 'Success' }) });
    await buy(shown);
    expect(purchase).not.toHaveBeenCalled();
    expect(shown.text()).toContain('don’t have enough');
  });

  it('succeeds with a balance of exactly the price', async () => {
    const purchase = vi.fn(async () => 0);
    const shown = await show({ purchase, refreshBalance: async () => ({ balance: 100, status: 'Success' }) });
    await buy(shown);
    expect(purchase).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['came', async () => ({ balance: 500, status: 'Success' })],
    ['failed to load', async () => Promise.reject(new Error('the session ended'))],
  ])("doesn't charge another player who signed in while the balance %s", async (_, refreshBalance) => {
    const purchase = vi.fn(async () => true);
    const shown = await show({
      purchase,
      refreshBalance: () => {
        shown.become('Bob');
        return refreshBalance();
      },
    });
    await buy(shown);
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(purchase).not.toHaveBeenCalled();
    expect(button(shown, /Buy/).matches(':enabled')).toBe(true);
  });

  it('leads to sign-in if the session ends meanwhile', async () => {
    const shown = await show({
      purchase: async () => {
        shown.become(undefined);
        return NaN;
      },
    });
    await buy(shown);
    expect(shown.find('a').textContent).toBe('Sign in to buy');
  });

  // threat 4
  it("confirms what the service sells, with the site's texts, and sends exactly the confirmed values", async () => {
    const purchase = vi.fn(async () => true);
    const props = { ...minecoins, storeId: 'S', confirmText: 'Over 13?', yesText: 'I am', noText: 'No' };
    const shown = await show({ purchase }, props, 'Fox', {
      item: async () => ({ ...sold1, title: 'The castle' }),
      settings: { texts: { yesText: 'Köp', confirmText: 'Ja?', noText: 7 } },
    });
    await buy(shown);
    expect(confirm.mock.lastCall![1]).toEqual({
      text: 'Buy {title} for {amount} Minecoins?',
      title: 'The castle',
      amount: 100,
      yesText: 'Köp',
      noText: 'Not now',
    });
    expect(purchase.mock.calls).toEqual([[{ offerId: 'O1', amount: 100, storeId: 'S' }]]);
  });

  // threat 4
  it.each([
    [{ ...sold1, price: 101 }, 'price has changed'],
    [{ ...sold1, price: 'Free' }, 'price has changed'],
    [{ ...sold1, offerId: 'O2' }, 'offer has changed'],
    [{ ...sold1, productId: 'P2' }, 'offer has changed'],
    [{ ...sold1, offerId: undefined }, 'offer has changed'],
    [{ ...sold1, title: '' }, 'offer has changed'],
    [undefined, 'offer has changed'],
  ])(
    "shows no question and buys nothing if the service's item %j differs from the page's offer",
    async (answer, words) => {
      const purchase = vi.fn();
      const shown = await show({ purchase }, minecoins, 'Fox', { item: async () => answer });
      await buy(shown);
      expect([confirm.mock.calls.length, purchase.mock.calls.length]).toEqual([0, 0]);
      expect(shown.root.activeElement?.textContent).toContain(words);
    },
  );

  // threat 4
  it("fails if the service doesn't know the product or doesn't answer", async () => {
    const item = vi
      .fn()
      .mockRejectedValueOnce(Object.assign(new Error('404'), { status: 404 }))
      .mockRejectedValueOnce(new Error('500'))
      .mockResolvedValue(sold1);
    const shown = await show({ purchase: async () => true }, minecoins, 'Fox', { item });
    await buy(shown);
    expect(shown.text()).toContain('offer has changed');
    await buy(shown);
    expect(shown.text()).toContain('Purchase failed. Nothing was bought.');
    await buy(shown);
    expect(shown.text()).toContain('Purchase complete.');
  });

  // threat 4
  it('buys nothing after no, a covered question or in a foreign frame, and explains why', async () => {
    const purchase = vi.fn();
    const shown = await show({ purchase });
    confirm.mockResolvedValueOnce('no');
    await buy(shown);
    expect(button(shown, /^Buy$/).getAttribute('aria-disabled')).toBeNull();
    confirm.mockResolvedValueOnce('unseen');
    await buy(shown);
    expect(shown.root.activeElement?.textContent).toContain('covered the confirmation');
    confirm.mockResolvedValueOnce('framed');
    await buy(shown);
    expect(ownWindowLink(shown.root.activeElement?.firstElementChild)).toEqual(OWN_WINDOW);
    expect(purchase).not.toHaveBeenCalled();
  });

  // threat 4
  it('shows the question only once, even on a second click in the same task', async () => {
    confirm.mockReturnValue(new Promise(() => {}));
    const shown = await show({});
    await shown.act(() => {
      for (let times = 2; times--; ) button(shown, /Buy/).click();
    });
    await shown.settle();
    await shown.act(() => button(shown, /Buy/).click());
    await shown.settle();
    expect(confirm).toHaveBeenCalledTimes(1);
  });

  // threat 4
  it('ignores an earlier click if the offer has changed, and resets the message for another product', async () => {
    let resolveItem!: (item: unknown) => void;
    const shown = await show({ purchase: async () => true }, minecoins, 'Fox', {
      item: () =>
        new Promise((done) => {
          resolveItem = done;
        }),
    });
    await buy(shown);
    await shown.update({ amount: 5 } as never);
    await shown.act(() => resolveItem(sold1));
    await shown.settle();
    expect(confirm).not.toHaveBeenCalled();
    await shown.update({ amount: 100 } as never);
    await buy(shown);
    await shown.act(() => resolveItem(sold1));
    await shown.settle();
    expect(shown.text()).toContain('Purchase complete.');
    await shown.update({ offerId: 'O2' } as never);
    expect(shown.text()).not.toContain('Purchase complete.');
  });

  // threat 4
  it('cancels the question when the player changes or the area is removed', async () => {
    const shown = await show({});
    confirm.mockReturnValue(new Promise(() => {}));
    await buy(shown);
    const [, , , first] = confirm.mock.lastCall!;
    expect(first.aborted).toBe(false);
    await shown.act(() => shown.become('Owl'));
    await shown.settle();
    expect(first.aborted).toBe(true);
    const other = await show({});
    await buy(other);
    const [, , , last] = confirm.mock.lastCall!;
    await other.unmount();
    expect(last.aborted).toBe(true);
  });

  // threat 4: the question used to appear on a page from which the area had been removed.
  it('shows no question after the area is removed', async () => {
    let answer!: (item: unknown) => void;
    const item = () => new Promise((resolve) => (answer = resolve));
    const shown = await show({}, minecoins, 'Fox', { item });
    await buy(shown);
    await shown.unmount();
    answer(sold1);
    await shown.settle();
    expect(confirm).not.toHaveBeenCalled();
  });

  // Until the inventory was reloaded, the area used to offer a bought product again at another price.
  it("doesn't offer a bought product again at another price", async () => {
    const shown = await show({ purchase: async () => true });
    await buy(shown);
    await shown.update({ amount: 90 } as never);
    await shown.settle();
    expect(shown.text()).toContain('You own this.');
    expect(button(shown, /Buy/)).toBeUndefined();
    await shown.act(() => shown.become('Owl'));
    await shown.settle();
    expect(button(shown, /Buy/)).toBeTruthy();
  });

  it('marks the product as bought in every widget on the page', async () => {
    const [here, there, other] = [
      await show({ purchase: async () => true }),
      await show({}),
      await show({}, { ...minecoins, offerId: 'O2' }),
    ];
    await buy(here);
    await there.settle();
    expect(here.events).toContainEqual({ name: 'bought', detail: { offerId: 'O1', amount: 100 } });
    expect(here.text()).toContain('Purchase complete.');
    expect(there.text()).toContain('You own this.');
    expect(button(there, /Buy/)).toBeUndefined();
    expect(button(other, /Buy/)).toBeTruthy();
    // The clicked widget keeps the focus.
    expect(here.root.activeElement?.textContent).toContain('Purchase complete.');
  });

  it('retries the inventory if it has failed before', async () => {
    const inventory = vi
      .fn()
      .mockRejectedValueOnce(new Error('500'))
      .mockResolvedValue({ result: { inventory: { entitlements: [{ id: 'O1' }] } } });
    const shown = await show({ inventory });
    await shown.act(() => button(shown, /Buy/).click());
    await shown.settle();
    expect(inventory).toHaveBeenCalledTimes(2);
  });

  it("applies one player's inventory and purchases to no other player", async () => {
    const shown = await show({
      purchase: async () => true,
      inventory: vi.fn().mockResolvedValueOnce({}).mockResolvedValue({}),
    });
    await buy(shown);
    await shown.act(() => shown.become('Owl'));
    await shown.settle();
    expect(button(shown, /Buy/)).toBeTruthy();
    const had = await show({ inventory: async () => ({ result: { inventory: { entitlements: [{ id: 'P1' }] } } }) });
    expect(had.text()).toContain('You own this.');
    await had.act(() => had.become(undefined));
    await had.settle();
    expect(had.text()).not.toContain('You own this.');
  });
});
