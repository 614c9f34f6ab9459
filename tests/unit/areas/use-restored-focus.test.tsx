// ARE-2: a re-render must not send keyboard users back to the start of the page.
import { expect, it, vi } from 'vitest';
import { useRestoredFocus } from '../../../src/areas/kit/use-restored-focus';
import type { PropsOf } from '../../../src/widgets/kit/description';
import type { HostProps } from '../../../src/widgets/kit/host';
import { render } from '../widgets/support';

const description = {
  name: 'steps',
  kind: 'area',
  text: '',
  props: { step: { type: 'text', text: 'Which is shown.', default: 'first' } },
  examples: [],
} as const;

const Steps = ({ host, step }: PropsOf<typeof description> & HostProps) => {
  useRestoredFocus(host);
  if (step === 'none') return null;
  return (
    <>
      <style />
      <section key={step}>
        <button type="button">{step}</button>
      </section>
      <input aria-label="kept" />
    </>
  );
};

const show = async (focused?: string) => {
  const shown = await render(Steps, description);
  if (focused) shown.find(focused).focus();
  return shown;
};

it('moves the focus from a removed element to its non-style replacement without scrolling', async () => {
  const { update, root } = await show('button');
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  await update({ step: 'second' });
  expect([root.activeElement?.tagName, (root.activeElement as HTMLElement).tabIndex]).toEqual(['SECTION', -1]);
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  focus.mockRestore();
});

it("doesn't move the focus if its element stays or it was elsewhere", async () => {
  const kept = await show('input');
  await kept.update({ step: 'second' });
  expect(kept.root.activeElement?.tagName).toBe('INPUT');
  const elsewhere = await show();
  await elsewhere.update({ step: 'second' });
  expect(elsewhere.root.activeElement).toBeNull();
  expect(elsewhere.find('section').hasAttribute('tabindex')).toBe(false);
});

it('loses the focus if nothing is left to receive it', async () => {
  const { update, root } = await show('button');
  await update({ step: 'none' });
  expect(root.activeElement).toBeNull();
});
