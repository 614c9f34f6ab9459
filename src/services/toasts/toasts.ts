import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { cssTransition, ToastContainer, toast } from 'react-toastify/unstyled';
import { toastsSheet } from './toasts-sheet';

/** How a toast looks. */
export type ToastType = 'info' | 'success' | 'warning' | 'error';

/** Short messages over the page (TEL-2). The library and its renderer are fetched at the first toast. */
export interface Toasts {
  /**
   * Shows a text at the top right for 5 seconds, longer while the pointer is on it; dragging it 80 percent of its width
   * dismisses it.
   *
   * @returns its id
   */
  show(text: string, options?: { type?: ToastType }): Promise<string | number>;
  /** Takes one away, or all. */
  dismiss(id?: string | number): Promise<void>;
}

let host: HTMLElement | undefined;

/** One place on the page, in a shadow root: host styles that stop animations would keep every toast for ever. */
const mountContainer = (): void => {
  if (!host) {
    host = document.createElement('div');
    const root = host.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [toastsSheet()];
    const transition = cssTransition({ enter: 'enter', exit: 'exit', collapseDuration: 150 });
    createRoot(root).render(
      createElement(ToastContainer, {
        autoClose: 5000,
        position: 'top-right',
        draggable: true,
        draggablePercent: 80,
        transition,
        theme: 'cobble',
      }),
    );
  }
  // Turbo and its like replace the body.
  if (!host.isConnected) document.body.append(host);
};

/** Makes the group. */
export const create = (): Toasts => ({
  async show(text, { type = 'info' } = {}) {
    mountContainer();
    return toast(String(text), { type });
  },
  async dismiss(id) {
    toast.dismiss(id);
  },
});
