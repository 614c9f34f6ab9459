import type { Context, Handle } from '../loader/types';
import { mount } from './mount';
import { mounted } from './mounted';

/** The runtime chunk: what the loader calls, and React for the widgets' chunks (the build points their imports here). */
export default (handle: Handle, context: Context): Promise<void> | void => {
  const { api, handles } = context;
  context.sweep ??= () => mounted.forEach((mount, element) => {
    if (element.isConnected ? element.dataset.widget != handles.get(element)?.widget : mount.seen) {
      mount.end();
      handles.delete(element);
    }
    mount.seen ||= element.isConnected;
  });
  api.unmount = (root) => {
    for (const element of [root as HTMLElement, ...(root as Element).querySelectorAll<HTMLElement>('[data-widget]')]) {
      const handle = handles.get(element);
      if (handle) {
        mounted.get(element)?.end();
        handle.state = 2;
        handle.loading = null;
        delete element.dataset.widgetState;
      }
    }
  };
  // A foreign name never reaches a URL.
  return __WIDGETS__.includes(` ${handle.widget} `) ? mount(handle, context) : context.fail(handle, 'name');
};
export { createElement, Fragment } from 'preact';
export { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
export { safeUrl } from '../widgets/shared/safe-url';
