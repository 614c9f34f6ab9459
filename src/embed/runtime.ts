import { createElement, Fragment, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Context, type Handle, Progress } from '../loader/types';
import { safeUrl } from '../widgets/kit/safe-url';
import { handlesIn } from './handles-in';
import { mount } from './mount';
import { mountedWidgets } from './mounted-widget';
import { nameSlots } from './name-slots';
import { resolvePageSettings } from './resolve-page-settings';

/** Widgets import these from the runtime (`cli/build/plugins/react.ts`). */
export const shared: Readonly<Record<string, unknown>> = {
  createElement,
  Fragment,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  safeUrl,
};

export default async (handle: Handle, context: Context): Promise<void> => {
  const { publicApi: api, handles } = context;
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
  if (context.getOrCreateHandle(handle.element) === handle) await mount(handle, context);
};
