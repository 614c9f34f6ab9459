import { describe, expect, it } from 'vitest';
import { TextInput } from '../../../src/widgets/text-input/text-input';
import { description } from '../../../src/widgets/text-input/text-input.widget';
import { render } from './support';

const show = async (props = {}) => {
  const shown = await render(TextInput, description, { label: 'World name', ...props });
  const input = shown.find<HTMLInputElement>('input');
  const type = (value: string) =>
    shown.act(() => {
      input.value = value;
      input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    });
  const key = (init: KeyboardEventInit & { keyCode?: number }) =>
    shown.act(() => {
      const event = new KeyboardEvent('keydown', { bubbles: true, composed: true, cancelable: true, ...init });
      if (init.keyCode) Object.defineProperty(event, 'keyCode', { value: init.keyCode });
      input.dispatchEvent(event);
    });
  return { ...shown, input, type, key };
};

// WGT-15
describe('text-input', () => {
  it('is named by its label', async () => {
    const { input, find } = await show();
    expect(find<HTMLLabelElement>('label').control).toBe(input);
    expect(input.labels![0]!.textContent).toBe('World name');
  });

  it('marks a required input visually and for screen readers', async () => {
    const { input, text, find, update } = await show({ required: true });
    expect(text('label')).toBe('World name *');
    expect(find('label span').getAttribute('aria-hidden')).toBe('true');
    expect(input.required).toBe(true);
    await update({ required: false });
    expect(text('label')).toBe('World name');
    expect(input.required).toBe(false);
  });

  it('limits the number of characters if maxLength is set', async () => {
    const { input, update } = await show({ maxLength: 5 });
    expect(input.maxLength).toBe(5);
    await update({ maxLength: undefined });
    expect(input.maxLength).toBeGreaterThan(5000);
  });

  it('is read-only when disabled, so that it can still be focused', async () => {
    const { input, update } = await show({ disabled: true });
    expect(input.readOnly).toBe(true);
    expect(input.disabled).toBe(false);
    await update({ disabled: false });
    expect(input.readOnly).toBe(false);
  });

  it('is invalid if it has an error label, which describes it', async () => {
    const { input, find, update } = await show({ errorLabel: 'Too short' });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(find(`#${input.getAttribute('aria-describedby')}`).textContent).toBe('Too short');
    await update({ errorLabel: undefined });
    expect(input.getAttribute('aria-invalid')).toBe('false');
  });

  it('has an empty live region before an error appears', async () => {
    const { find, update } = await show();
    const region = find('[aria-live=polite]');
    expect(region.textContent).toBe('');
    await update({ errorLabel: 'Too short' });
    expect(find('[aria-live=polite]')).toBe(region);
    expect(region.textContent).toBe('Too short');
  });

  it('emits an event on every change', async () => {
    const { type, events } = await show();
    await type('B');
    await type('Bi');
    expect(events).toEqual([
      { name: 'input', detail: { value: 'B' } },
      { name: 'input', detail: { value: 'Bi' } },
    ]);
  });

  it('emits submit with the value on Enter', async () => {
    const { type, key, events } = await show();
    await type('Birch');
    await key({ key: 'Enter' });
    expect(events.at(-1)).toEqual({ name: 'submit', detail: { value: 'Birch' } });
  });

  it.each([
    ['during input method composition', { isComposing: true }],
    ['that ends a composition in Safari', { keyCode: 229 }],
  ])('ignores an Enter %s', async (_, init) => {
    const { key, events } = await show();
    await key({ key: 'Enter', ...init });
    expect(events).toEqual([]);
  });

  it('emits nothing for other keys', async () => {
    const { key, events } = await show();
    await key({ key: 'a' });
    expect(events).toEqual([]);
  });

  it('keeps the typed text when other props change', async () => {
    const { type, input, update } = await show({ value: 'first' });
    await type('typed');
    await update({ errorLabel: 'Taken' });
    expect(input.value).toBe('typed');
  });

  it('takes a new value from the page, also an empty one', async () => {
    const { type, input, update } = await show({ value: 'first' });
    expect(input.value).toBe('first');
    await type('typed');
    await update({ value: 'second' });
    expect(input.value).toBe('second');
    await update({ value: '' });
    expect(input.value).toBe('');
  });

  it('passes on type, placeholder and autocomplete', async () => {
    const { input } = await show({ type: 'email', placeholder: 'you@example.com', autocomplete: 'email' });
    expect(input.type).toBe('email');
    expect(input.placeholder).toBe('you@example.com');
    expect(input.getAttribute('autocomplete')).toBe('email');
  });

  it('adds no element to the page outside of a form', async () => {
    const { element } = await show();
    expect(element.childElementCount).toBe(0);
  });

  it('holds 5,000 characters, and escapes markup', async () => {
    const value = '<script>alert(1)</script>'.padEnd(5000, '.');
    const { input, text, root } = await show({ value, label: '<b>World</b>', errorLabel: '<i>no</i>' });
    expect(input.value).toBe(value);
    expect(text('label')).toBe('<b>World</b>');
    expect(root.querySelector('b, i, script')).toBeNull();
  });
});
