import { createElement, Fragment } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';

import { type Context, type Handle, Progress } from '../loader/types';
import { safeUrl } from '../widgets/kit/safe-url';
import { handlesIn } from './handles-in';
import { mount } from './mount';
import { mountedWidgets } from './mounted-widget';
import { nameSlots } from './name-slots';
import { resolvePageSettings } from './resolve-page-settings';

/**
 * Mounts a widget. Shares React in `cobble.shared`, because a retried runtime has another URL, from which an import
 * would load a second React.
 *
 * @param index the widget's index in this build's list; -1 for an unknown name
 */
export default (handle: Handle, context: Context, index: number): Promise<void> | void => {
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
  // The page's JSON may ignore or forbid the widget.
  if (context.getOrCreateHandle(handle.element) !== handle) return undefined;
  // An unknown name must never become part of a URL.
  if (index < 0) return context.fail(handle, 'name');
  // Load the area's service in parallel. The component reports a failed load.
  const group = __ASKS__.split(' ')[index - __FIRST_ASKING__];
  if (group !== undefined) for (const suffix of ['', group]) api.shared.load(`services${suffix}`).catch(() => {});
  return mount(handle, context, index >= __FIRST_AREA__);
};
