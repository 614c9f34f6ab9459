import { describe, expect, it } from 'vitest';
import { SortDropdown } from '../../../src/widgets/sort-dropdown/sort-dropdown';
import { description } from '../../../src/widgets/sort-dropdown/sort-dropdown.widget';
import { render } from './support';

const options = [
  { key: 'rel', displayName: 'Best match' },
  { key: 'asc', displayName: 'Low to high' },
  { key: 'desc', displayName: 'High to low' },
];

const show = async (props = {}) => {
  const shown = await render(SortDropdown, description, { options, ...props });
  const select = shown.find<HTMLSelectElement>('select');
  const pick = (key: string) =>
    shown.act(() => {
      select.value = key;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
  return { ...shown, select, pick };
};

// WGT-6
describe('sort-dropdown', () => {
  it('shows names and has keys as values', async () => {
    const { select } = await show();
    expect([...select.options].map(({ value, text }) => [value, text])).toEqual(
      options.map(({ key, displayName }) => [key, displayName]),
    );
  });

  it('is named by its label', async () => {
    const { select } = await show({ label: 'Order' });
    expect(select.labels[0]!.textContent).toBe('Order');
  });

  it("starts with the page's value, or with the first option if there is no such option", async () => {
    expect((await show({ value: 'desc' })).select.value).toBe('desc');
    expect((await show()).select.value).toBe('rel');
    expect((await show({ value: 'unheard-of' })).select.value).toBe('rel');
  });

  it('emits the key of the selected option', async () => {
    const { pick, events } = await show();
    await pick('asc');
    expect(events).toEqual([{ name: 'change', detail: { key: 'asc' } }]);
  });

  it('keeps the selection when other props or the options change', async () => {
    const { pick, select, update } = await show();
    await pick('desc');
    await update({ label: 'Order' });
    expect(select.value).toBe('desc');
    await update({ options: [{ key: 'new', displayName: 'Newest' }, ...options] });
    expect(select.value).toBe('desc');
  });

  it("selects the page's value when its option is added later", async () => {
    const { select, update } = await show({ value: 'new' });
    await update({ options: [...options, { key: 'new', displayName: 'Newest' }] });
    expect(select.value).toBe('new');
  });

  it('takes a new value from the page without emitting an event', async () => {
    const { pick, select, update, events } = await show();
    await pick('asc');
    await update({ value: 'desc' });
    expect(select.value).toBe('desc');
    expect(events).toHaveLength(1);
  });

  it('is disabled without options', async () => {
    const { select, update } = await show({ options: [] });
    expect(select.disabled).toBe(true);
    await update({ options });
    expect(select.disabled).toBe(false);
    expect(select.value).toBe('rel');
  });

  it('shows the key of an option without a name, and names as text', async () => {
    const { select, root } = await show({
      options: [
        { key: 'plain' },
        { key: 'n', displayName: 7 as never },
        { key: 'o', displayName: {} as never },
        { displayName: '<b>x</b>' },
        {},
      ],
    });
    expect([...select.options].map(({ text }) => text)).toEqual(['plain', '7', '[object Object]', '<b>x</b>', '']);
    expect(root.querySelector('b')).toBeNull();
  });

  it('holds 500 options with names of 5,000 characters', async () => {
    const { select } = await show({
      options: Array.from({ length: 500 }, (_, i) => ({ key: `${i}`, displayName: 'x'.repeat(5000) })),
      value: '499',
    });
    expect(select.selectedIndex).toBe(499);
  });
});
