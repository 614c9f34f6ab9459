import { createElement, Fragment } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Context, Handle } from '../loader/types';
import { safeUrl } from '../widgets/shared/safe-url';
import { mount } from './mount';
import { mounted } from './mounted';

/**
 * The runtime chunk: what the loader calls, and React for the widgets' chunks, lent by `cobble.lent`. Not by exports: where
 * this file came at a second try it has another URL, and an import of the first would be a second React.
 */
export default (handle: Handle, context: Context): Promise<void> | void => {
  const { api, handles } = context;
  Object.assign(api.lent, { createElement, Fragment, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, safeUrl });
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
  return __WIDGETS__.split(' ').includes(handle.widget) ? mount(handle, context) : context.fail(handle, 'name');
};

