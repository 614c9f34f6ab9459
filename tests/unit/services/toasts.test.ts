import { createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { create } from '../../../src/services/toasts/toasts';

const { toast, container } = vi.hoisted(() => ({
  toast: Object.assign(
    vi.fn(() => 'id-1'),
    { dismiss: vi.fn() },
  ),
  container: vi.fn(),
}));
vi.mock('react-toastify/unstyled', () => ({
  toast,
  cssTransition: () => 'transition',
  ToastContainer: (props: object) => {
    container(props);
    return createElement('p', null, 'toasts');
  },
}));

beforeEach(() => {
  // jsdom's CSSStyleSheet has neither a constructor nor `replaceSync`.
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  );
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
});
afterEach(() => vi.unstubAllGlobals());

it('shows toasts at the top right for 5 s and dismisses them by dragging 80 % (TEL-2)', async () => {
  const toasts = create();
  expect(await toasts.show('Saved', { type: 'success' })).toBe('id-1');
  expect(toast).toHaveBeenCalledWith('Saved', { type: 'success' });
  await vi.waitFor(() => expect(container).toHaveBeenCalled());
  expect(container.mock.calls[0]![0]).toMatchObject({
    autoClose: 5000,
    position: 'top-right',
    draggable: true,
    draggablePercent: 80,
  });
});

it('uses one isolated container for all toasts and restores it if the page replaces its body', async () => {
  const toasts = create();
  await toasts.show('one');
  await create().show('two');
  expect(document.body.children).toHaveLength(1);
  expect(document.body.children[0]!.shadowRoot).not.toBeNull();
  document.documentElement.replaceChild(document.createElement('body'), document.body);
  await toasts.show('three');
  expect(document.body.children).toHaveLength(1);
  await toasts.dismiss('id-1');
  expect(toast.dismiss).toHaveBeenCalledWith('id-1');
});
