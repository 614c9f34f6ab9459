import { describe, expect, it } from 'vitest';
import { BalanceSummary } from '../../../src/widgets/balance-summary/balance-summary';
import { description } from '../../../src/widgets/balance-summary/balance-summary.widget';
import type { PropsOf } from '../../../src/widgets/shared/description';
import { render } from './support';

const show = (props: Partial<PropsOf<typeof description>> = {}, locale?: string) =>
  render(BalanceSummary, description, props, { locale });
const errors = { errorMessage: 'raw', failureMessage: 'hard', softFailureMessage: 'soft' };

// WGT-9
describe('balance-summary', () => {
  it('shows the balance by locale, with the currency read out', async () => {
    const { text } = await show({ balance: 1340, currencyText: 'Minemünzen' }, 'de-DE');
    expect(text()).toContain('1.340 Minemünzen');
  });

  it('takes 0 for a balance', async () => {
    const { text } = await show({ balance: 0 });
    expect(text('[role=status]')).toBe('Your balance0 Minecoins');
  });

  it('has a dash where no balance is known, and no currency', async () => {
    const { text } = await show();
    expect(text('[role=status]')).toBe('Your balance–');
  });

  it('stands under its label, also in compact mode, where only screen readers have it', async () => {
    const { find, text, update } = await show({ balance: 5, balanceLabel: 'Saldo' });
    expect(find('[role=group]').getAttribute('aria-label')).toBe('Saldo');
    expect(text()).toContain('Saldo');
    await update({ isCompact: true });
    expect(find('[role=group]').getAttribute('aria-label')).toBe('Saldo');
    expect(text()).not.toContain('Saldo');
  });

  it('shows no old balance and no old message while it loads, and says that it does', async () => {
    const { text, update } = await show({ balance: 1340, ...errors, isLoading: true, loadingText: 'Laddar' });
    expect(text('[role=status]')).toBe('Your balanceLaddar');
    await update({ isLoading: false });
    expect(text('[role=status]')).toContain('1,340');
  });

  it('speaks from a region that was there before the answer came', async () => {
    const { find, update } = await show({ isLoading: true });
    const before = find('[role=status]');
    await update({ isLoading: false, errorMessage: 'No bank' });
    expect(find('[role=status]')).toBe(before);
    expect(before.textContent).toContain('No bank');
  });

  it("is wide with its button's text, and compact with a sign whose name is that text", async () => {
    const { find, text, update } = await show({ purchaseButtonText: 'Köp mer' });
    expect(text('button')).toBe('Köp mer');
    expect(find('button').querySelector('svg')).toBeNull();
    await update({ isCompact: true });
    expect(text('button')).toBe('Köp mer');
    expect(find('button').querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('has no button when that is hidden', async () => {
    const { root } = await show({ hidePurchaseButton: true, purchaseButtonHref: '/buy' });
    expect(root.querySelector('button, a')).toBeNull();
  });

  it('emits purchase from a button that submits nothing', async () => {
    const { find, events, act } = await show();
    expect(find<HTMLButtonElement>('button').type).toBe('button');
    await act(() => find('button').click());
    expect(events).toEqual([{ name: 'purchase', detail: undefined }]);
  });

  it('emits purchase from a link too, and follows it unless a listener says no', async () => {
    const { find, events, element } = await show({ purchaseButtonHref: '#minecoins' });
    const press = () => {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
      find('a').dispatchEvent(click);
      return click.defaultPrevented;
    };
    expect(find('a').getAttribute('href')).toBe('#minecoins');
    expect(press()).toBe(false);
    element.addEventListener('cobble:purchase', (event) => event.preventDefault());
    expect(press()).toBe(true);
    expect(events.map(({ name }) => name)).toEqual(['purchase', 'purchase']);
  });
});

// WGT-10
describe('the status of a balance', () => {
  it('is an error with a message and no balance: the failure message', async () => {
    const { text } = await show(errors);
    expect(text('[role=status]')).toBe('Your balance–hard');
  });

  it('is an error without a failure message: the error message itself, not the soft one', async () => {
    const { text } = await show({ ...errors, failureMessage: undefined });
    expect(text('[role=status]')).toBe('Your balance–raw');
  });

  it('is a warning with a message and a balance: the balance, and the soft message', async () => {
    const { text } = await show({ ...errors, balance: 660 });
    expect(text('[role=status]')).toBe('Your balance660 Minecoinssoft');
  });

  it('is a warning with a balance of 0', async () => {
    const { text } = await show({ ...errors, balance: 0 });
    expect(text('[role=status]')).toBe('Your balance0 Minecoinssoft');
  });

  it('is a warning without a soft message: the error message itself, not the hard one', async () => {
    const { text } = await show({ ...errors, balance: 1, softFailureMessage: undefined });
    expect(text('[role=status]')).toBe('Your balance1 Minecoinsraw');
  });

  it('is normal without an error message, whatever messages stand ready', async () => {
    const { text, update } = await show({ ...errors, errorMessage: undefined, balance: 660 });
    expect(text('[role=status]')).toBe('Your balance660 Minecoins');
    await update({ errorMessage: '', balance: undefined });
    expect(text('[role=status]')).toBe('Your balance–');
  });

  it('looks different as error and as warning', async () => {
    const one = await show({ errorMessage: 'x' });
    const hard = one.all('p').at(-1)!.className;
    await one.update({ balance: 3 });
    expect(one.all('p').at(-1)!.className).not.toBe(hard);
  });
});
