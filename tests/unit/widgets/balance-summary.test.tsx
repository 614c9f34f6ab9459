import { describe, expect, it } from 'vitest';
import { BalanceSummary } from '../../../src/widgets/balance-summary/balance-summary';
import { description } from '../../../src/widgets/balance-summary/balance-summary.widget';
import type { PropsOf } from '../../../src/widgets/kit/description';
import { render } from './support';

const show = (props: Partial<PropsOf<typeof description>> = {}, locale?: string) =>
  render(BalanceSummary, description, props, { locale });
const errors = { errorMessage: 'raw', failureMessage: 'hard', softFailureMessage: 'soft' };

// WGT-9
describe('balance-summary', () => {
  it('formats the balance by locale, with the currency for screen readers', async () => {
    const { text } = await show({ balance: 1340, currencyText: 'Minemünzen' }, 'de-DE');
    expect(text()).toContain('1.340 Minemünzen');
  });

  it('shows a balance of 0', async () => {
    const { text } = await show({ balance: 0 });
    expect(text('[role=status]')).toBe('Your balance0 Minecoins');
  });

  it('shows a dash without currency if the balance is unknown', async () => {
    const { text } = await show();
    expect(text('[role=status]')).toBe('Your balance–');
  });

  it('has a label, which is only for screen readers in compact mode', async () => {
    const { find, text, update } = await show({ balance: 5, balanceLabel: 'Saldo' });
    expect(find('[role=group]').getAttribute('aria-label')).toBe('Saldo');
    expect(text()).toContain('Saldo');
    await update({ isCompact: true });
    expect(find('[role=group]').getAttribute('aria-label')).toBe('Saldo');
    expect(text()).not.toContain('Saldo');
  });

  it('hides the old balance and message while loading, and announces loading', async () => {
    const { text, update } = await show({ balance: 1340, ...errors, isLoading: true, loadingText: 'Laddar' });
    expect(text('[role=status]')).toBe('Your balanceLaddar');
    await update({ isLoading: false });
    expect(text('[role=status]')).toContain('1,340');
  });

  it('announces the answer in an existing live region', async () => {
    const { find, update } = await show({ isLoading: true });
    const before = find('[role=status]');
    await update({ isLoading: false, errorMessage: 'No bank' });
    expect(find('[role=status]')).toBe(before);
    expect(before.textContent).toContain('No bank');
  });

  it("shows the button's text, or in compact mode an icon with that name", async () => {
    const { find, text, update } = await show({ purchaseButtonText: 'Köp mer' });
    expect(text('button')).toBe('Köp mer');
    expect(find('button').querySelector('svg')).toBeNull();
    await update({ isCompact: true });
    expect(text('button')).toBe('Köp mer');
    expect(find('button').querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('hides the button if configured', async () => {
    const { root } = await show({ hidePurchaseButton: true, purchaseButtonHref: '/buy' });
    expect(root.querySelector('button, a')).toBeNull();
  });

  it("emits purchase from a button that doesn't submit a form", async () => {
    const { find, events, act } = await show();
    expect(find<HTMLButtonElement>('button').type).toBe('button');
    await act(() => find('button').click());
    expect(events).toEqual([{ name: 'purchase', detail: undefined }]);
  });

  it('emits purchase from a link, which a listener can cancel', async () => {
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
  it('shows an error with the failure message if there is a message but no balance', async () => {
    const { text } = await show(errors);
    expect(text('[role=status]')).toBe('Your balance–hard');
  });

  it('shows an error with the error message if there is no failure message', async () => {
    const { text } = await show({ ...errors, failureMessage: undefined });
    expect(text('[role=status]')).toBe('Your balance–raw');
  });

  it('shows a warning with the soft message if there are a message and a balance', async () => {
    const { text } = await show({ ...errors, balance: 660 });
    expect(text('[role=status]')).toBe('Your balance660 Minecoinssoft');
  });

  it('shows a warning for a balance of 0', async () => {
    const { text } = await show({ ...errors, balance: 0 });
    expect(text('[role=status]')).toBe('Your balance0 Minecoinssoft');
  });

  it('shows a warning with the error message if there is no soft message', async () => {
    const { text } = await show({ ...errors, balance: 1, softFailureMessage: undefined });
    expect(text('[role=status]')).toBe('Your balance1 Minecoinsraw');
  });

  it('shows no status without an error message, even if the other messages are set', async () => {
    const { text, update } = await show({ ...errors, errorMessage: undefined, balance: 660 });
    expect(text('[role=status]')).toBe('Your balance660 Minecoins');
    await update({ errorMessage: '', balance: undefined });
    expect(text('[role=status]')).toBe('Your balance–');
  });

  it('has different styles for error and warning', async () => {
    const one = await show({ errorMessage: 'x' });
    const hard = one.all('p').at(-1)!.className;
    await one.update({ balance: 3 });
    expect(one.all('p').at(-1)!.className).not.toBe(hard);
  });
});
