import { createElement, Fragment, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';

import { type Context, type Handle, Progress } from '../loader/types';
import { safeUrl } from '../widgets/kit/safe-url';
import { handlesIn } from './handles-in';
import { mount } from './mount';
import { mountedWidgets } from './mounted-widget';
import { nameSlots } from './name-slots';
import { resolvePageSettings } from './resolve-page-settings';

/**
 * Mounts a widget. Shares React in `cobble.shared`. If chunks imported it from the runtime, they would load a second
 * copy after a retry.
 *
 * @param isComponent if false, the widget is an area or has an unknown name
 */
export default async (handle: Handle, context: Context, isComponent: boolean): Promise<void> => {
  const { publicApi: api, handles } = context;
  Object.assign(api.shared, {
    createElement,
    Fragment,
    useEffect,
    useLayoutEffect,
    useMemo,
    useRef,
    useState,
    safeUrl,
  });
  context.sweep ??= () =>
    mountedWidgets.forEach(({ dispose }, element) => {
      const handle = handles.get(element);
      const { isConnected } = element;
      nameSlots(element);
      // The element was removed, renamed, or moved into an ignored region.
      if (isConnected ? context.getOrCreateHandle(element) !== handle : handle?.wasConnected !== false) {
        dispose();
        handles.delete(element);
      } else if (handle) handle.wasConnected ||= isConnected;
    });
  api.unmount = (root) => {
    for (const handle of handlesIn(root, context)) {
      mountedWidgets.get(handle.element)?.dispose();
      handle.progress = Progress.Unmounted;
      handle.pending = null;
      context.setState(handle);
    }
  };
  resolvePageSettings(context);
  // The page's JSON may exclude the widget.
  if (context.getOrCreateHandle(handle.element) !== handle) return undefined;
  // Check the name first, so that an unknown name never becomes part of a URL.
  if (!isComponent && !(await import('./area-services')).default(handle.widget, context))
    return context.fail(handle, 'name');
  return mount(handle, context, !isComponent);
};
