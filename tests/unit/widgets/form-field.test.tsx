// Interface 4: a control is part of the form around its widget. These tests check the calls to the browser;
// tests/browser checks their effect.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FormField } from '../../../src/widgets/kit/form-field';
import { SortDropdown } from '../../../src/widgets/sort-dropdown/sort-dropdown';
import { description as sortDescription } from '../../../src/widgets/sort-dropdown/sort-dropdown.widget';
import { TextInput } from '../../../src/widgets/text-input/text-input';
import { description } from '../../../src/widgets/text-input/text-input.widget';
import { render } from './support';

interface Called extends FormField {
  formResetCallback(): void;
  formDisabledCallback(isOff: boolean): void;
  formStateRestoreCallback(value: string): void;
}

const setFormValue = vi.fn();
const setValidity = vi.fn();
beforeEach(() => {
  // jsdom doesn't support form-associated elements.
  HTMLElement.prototype.attachInternals = () =>
    ({ setFormValue, setValidity, validationMessage: 'Say something' }) as unknown as ElementInternals;
});
afterEach(() => {
  vi.clearAllMocks();
  for (const form of document.forms) form.remove();
});

const fieldOf = (element: Element) => element.querySelector<Called>(':scope > cobble-field');
const show = async (props = {}) => {
  const shown = await render(TextInput, description, { label: 'Name', value: 'Alex', ...props });
  const form = document.body.appendChild(document.createElement('form'));
  form.append(shown.element);
  shown.element.dataset.name = 'who';
  await shown.update({});
  const input = shown.find<HTMLInputElement>('input');
  const type = (value: string) =>
    shown.act(() => {
      input.value = value;
      input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    });
  const field = fieldOf(shown.element);
  if (!field) throw new Error('no field');
  return { ...shown, form, input, type, field };
};

it('has no field outside of a form', async () => {
  const { element } = await render(TextInput, description, { label: 'Name' });
  expect(fieldOf(element)).toBeNull();
});

it('has the name and value of its widget inside a form', async () => {
  const { field, element, update, type } = await show();
  expect([field.getAttribute('name'), field.value, field.slot, field.tabIndex]).toEqual([
    'who',
    'Alex',
    'cobble-field',
    -1,
  ]);
  expect(setFormValue).toHaveBeenLastCalledWith('Alex', 'Alex');
  await type('Steve');
  expect(field.value).toBe('Steve');
  expect(setFormValue).toHaveBeenLastCalledWith('Steve', 'Steve');
  element.dataset.name = 'player';
  await update({});
  expect([fieldOf(element) === field, field.getAttribute('name')]).toEqual([true, 'player']);
  delete element.dataset.name;
  await update({});
  expect(field.getAttribute('name')).toBe('');
});

it('keeps the typed text until the page sets another value', async () => {
  const { input, type, update } = await show();
  await type('Steve');
  await update({ label: 'Other' });
  expect(input.value).toBe('Steve');
  await update({ value: 'Alex B' });
  expect(input.value).toBe('Alex B');
});

it("doesn't let the browser restore a password", async () => {
  await show({ type: 'password', value: 'secret' });
  expect(setFormValue).toHaveBeenLastCalledWith('secret', null);
});

it("has the validity of its control, with the page's messages", async () => {
  const { type, update } = await show({ required: true, requiredText: 'Missing', invalidText: 'Wrong' });
  const [valid] = setValidity.mock.lastCall ?? [];
  expect(valid).toMatchObject({ valid: true });
  await type('');
  expect(setValidity).toHaveBeenLastCalledWith(expect.objectContaining({ valueMissing: true }), 'Missing');
  await update({ required: false, type: 'email' });
  await type('no address');
  expect(setValidity).toHaveBeenLastCalledWith(expect.objectContaining({ typeMismatch: true }), 'Wrong');
});

it("isn't validated while it is disabled", async () => {
  const { field, act, input } = await show({ required: true, value: '' });
  await act(() => field.formDisabledCallback(true));
  expect(input.disabled).toBe(true);
  expect(setValidity.mock.lastCall?.[0]).toEqual({});
  await act(() => field.formDisabledCallback(false));
  expect(input.disabled).toBe(false);
  expect(setValidity.mock.lastCall?.[0]).toMatchObject({ valueMissing: true });
});

it('gets the focus and shows its message after a failed submission, until it is changed', async () => {
  const { field, act, type, text, input } = await show();
  const focus = vi.spyOn(input, 'focus');
  await act(() => field.dispatchEvent(new Event('focus')));
  expect([text('p'), focus.mock.calls.length]).toEqual(['Say something', 1]);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  await type('x');
  expect(text('p')).toBe('');
});

it("restores the page's value and removes the message on a reset", async () => {
  const { field, act, type, text, input } = await show();
  await type('Steve');
  await act(() => field.dispatchEvent(new Event('focus')));
  await act(() => field.formResetCallback());
  expect([input.value, field.value, text('p')]).toEqual(['Alex', 'Alex', '']);
});

it('keeps the value that the browser restores', async () => {
  const { field, act, update, input } = await show();
  await act(() => field.formStateRestoreCallback('Steve'));
  expect([input.value, field.value]).toEqual(['Steve', 'Steve']);
  await update({ label: 'Other' });
  expect(input.value).toBe('Steve');
});

it('is recreated if the page removes it, and copies without an owner are removed', async () => {
  const { field, element, update } = await show();
  const copy = element.appendChild(document.createElement('cobble-field'));
  field.remove();
  await update({});
  expect(fieldOf(element)).not.toBe(field);
  expect([copy.isConnected, element.querySelectorAll('cobble-field').length]).toEqual([false, 1]);
  expect(() => {
    const lone = document.createElement('cobble-field') as Called;
    lone.formResetCallback();
    lone.formDisabledCallback(true);
    lone.formStateRestoreCallback('');
  }).not.toThrow();
});

it('is removed with its widget', async () => {
  const { element, unmount, field } = await show();
  await unmount();
  expect([fieldOf(element), field.isConnected]).toEqual([null, false]);
});

it('selects the first option if the intended one is missing', async () => {
  const { element, find, update, act } = await render(SortDropdown, sortDescription, {
    label: 'Sort',
    value: 'gone',
    options: [{ key: 'a' }, { key: 'b' }],
  });
  document.body.appendChild(document.createElement('form')).append(element);
  await update({});
  const select = find<HTMLSelectElement>('select');
  expect([select.value, fieldOf(element)?.value]).toEqual(['a', 'a']);
  await act(() => fieldOf(element)?.formStateRestoreCallback('b'));
  expect(select.value).toBe('b');
  // If the options are set later, the select must still get the value that was set before.
  await update({ value: 'c', options: [{ key: 'a' }] });
  expect(select.value).toBe('a');
  await update({ options: [{ key: 'a' }, { key: 'c' }] });
  expect(select.value).toBe('c');
});

it('keeps text typed into server-rendered markup until the page sets another value', async () => {
  const { find, update } = await render(
    TextInput,
    description,
    { label: 'Name', value: 'Alex' },
    { serverRendered: '<input value="Al">' },
  );
  // React leaves the server-rendered control in the shadow root. Only the new control has a class.
  const input = find<HTMLInputElement>('input[class]');
  expect(input.value).toBe('Al');
  await update({ label: 'Other' });
  expect(input.value).toBe('Al');
  await update({ value: 'Steve' });
  expect(input.value).toBe('Steve');
});
