import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { cssTransition, ToastContainer, toast } from 'react-toastify/unstyled';
import { toastsSheet } from './toasts-sheet';

export type ToastType = 'info' | 'success' | 'warning' | 'error';

/** Short messages over the page (TEL-2). */
export interface Toasts {
  /**
   * Shows a text at the top right for 5 seconds, or longer while the pointer is over the toast.
   *
   * @param options `type`: default `info`
   * @throws ServiceError `LoadError` if the library doesn't load
   */
  show(text: string, options?: { type?: ToastType }): Promise<string | number>;
  /**
   * Dismisses the toast with this id or, without an id, all toasts.
   *
   * @throws ServiceError `LoadError` if the library doesn't load
   */
  dismiss(id?: string | number): Promise<void>;
}

let host: HTMLElement | undefined;

/** Uses a shadow root, so that page styles can't disable the animation that closes a toast. */
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
  // Libraries such as Turbo replace the body, which removes the toasts' element.
  if (!host.isConnected) document.body.append(host);
};

export const create = (): Toasts => ({
  async show(text, { type = 'info' } = {}) {
    mountContainer();
    return toast(String(text), { type });
  },
  async dismiss(id) {
    toast.dismiss(id);
  },
});
