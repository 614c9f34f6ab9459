import { describe, expect, it } from 'vitest';
import { ThemedButton } from '../../../src/widgets/themed-button/themed-button';
import { description } from '../../../src/widgets/themed-button/themed-button.widget';
import { render } from './support';

const show = (props = {}, html = 'Play') => render(ThemedButton, description, props, { html });

// WGT-1
describe('themed-button', () => {
  it("is a button of type button, so that it doesn't submit a form by accident", async () => {
    const { find } = await show();
    expect(find<HTMLButtonElement>('button').type).toBe('button');
  });

  it("keeps the page's nodes in a slot", async () => {
    const { find } = await show({}, '<b>Play</b>');
    expect(
      find<HTMLSlotElement>('slot')
        .assignedNodes()
        .map((node) => node.textContent),
    ).toEqual(['Play']);
  });

  it('is a link if it has href', async () => {
    const { find, root } = await show({ href: '/store' });
    expect(find('a').getAttribute('href')).toBe('/store');
    expect(root.querySelector('button')).toBeNull();
  });

  it('announces that a link opens a new tab, and sets noopener', async () => {
    const { find, text } = await show({ href: '/store', target: '_blank' });
    expect(find('a').getAttribute('target')).toBe('_blank');
    expect(find('a').getAttribute('rel')).toContain('noopener');
    expect(text('a')).toBe('(opens in a new tab)');
  });

  it('announces no new tab for other targets', async () => {
    const { text } = await show({ href: '/store', target: '_top' });
    expect(text('a')).toBe('');
  });

  it('can be disabled as a button', async () => {
    const { find } = await show({ disabled: true });
    expect(find<HTMLButtonElement>('button').disabled).toBe(true);
  });

  it('takes no focus when enabled if it had none when disabled', async () => {
    const first = await show({ disabled: true });
    await first.update({ disabled: false });
    expect(first.root.activeElement).toBeNull();
    await first.update({ disabled: true });
    await first.update({ disabled: false });
    expect(first.root.activeElement).toBeNull();
  });

  // Chrome up to 150 blurs a button when it is disabled.
  it('regains the focus when it is enabled', async () => {
    const { find, root, update } = await show();
    const button = find<HTMLButtonElement>('button');
    button.focus();
    // Blur the button, which jsdom doesn't do. To disable it, Preact sets the property and React the attribute.
    const { setAttribute } = button;
    button.setAttribute = (name, value) => {
      if (name === 'disabled') button.blur();
      setAttribute.call(button, name, value);
    };
    Object.defineProperty(button, 'disabled', {
      get: () => button.hasAttribute('disabled'),
      set: (value) => (value ? button.setAttribute('disabled', '') : button.removeAttribute('disabled')),
    });
    await update({ disabled: true });
    expect(root.activeElement).toBeNull();
    await update({ disabled: false });
    expect(root.activeElement).toBe(button);
  });

  it('has no address as a disabled link, but keeps its role', async () => {
    const { find } = await show({ href: '/store', disabled: true });
    expect(find('a').hasAttribute('href')).toBe(false);
    expect(find('a').getAttribute('role')).toBe('link');
    expect(find('a').getAttribute('aria-disabled')).toBe('true');
  });

  it('has a different style for each variant', async () => {
    const looks = new Set<string>();
    for (const variant of description.props.variant.values)
      looks.add((await show({ variant })).find('button').className);
    expect(looks.size).toBe(3);
  });

  it('focuses its button or link through its handle', async () => {
    const one = await show();
    await one.act(() => one.methods.focus!());
    expect(one.root.activeElement?.localName).toBe('button');
    await one.update({ href: '/store' });
    await one.act(() => one.methods.focus!());
    expect(one.root.activeElement?.localName).toBe('a');
  });
});
