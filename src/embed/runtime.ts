import { createElement, Fragment } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Progress } from '../loader/progress';
import type { Context, Handle } from '../loader/types';
import { safeUrl } from '../widgets/kit/safe-url';
import { mount } from './mount';
import { mounted } from './mounted';
import { nameSlots } from './name-slots';
import { resolvePageSettings } from './resolve-page-settings';

/**
 * The runtime chunk: what the loader calls, and React for the widgets' chunks, shared as `cobble.shared`. Not by exports:
 * where this file came at a second try it has another URL, and an import of the first would be a second React.
 *
 * @param place the widget's index in this build's list; -1 for an unknown name
 */
export default (handle: Handle, context: Context, place: number): Promise<void> | void => {
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
    mounted.forEach((mount, element) => {
      const handle = handles.get(element);
      nameSlots(element);
      // Another name is another widget, and what stands in an ignored region is none.
      if (element.isConnected ? context.handleOf(element) !== handle : mount.wasConnected) {
        mount.endMount();
        handles.delete(element);
      }
      mount.wasConnected ||= element.isConnected;
    });
  api.unmount = (root) => {
    // A root that is no element has no handle. Every kind of node that a page would give can be searched.
    for (const element of [root as HTMLElement, ...(root as Element).querySelectorAll<HTMLElement>('[data-widget]')]) {
      const handle = handles.get(element);
      if (handle) {
        mounted.get(element)?.endMount();
        handle.progress = Progress.Unmounted;
        handle.pending = null;
        context.setState(handle);
      }
    }
  };
  resolvePageSettings(context);
  // What the page's JSON has just named as ignored, or not as allowed, is no widget.
  if (context.handleOf(handle.element) !== handle) return undefined;
  // A name from outside never reaches a URL.
  if (place < 0) return context.fail(handle, 'name');
  // The services that an area calls load in parallel with its component, which reports a failed load.
  const group = __ASKS__.split(' ')[place - __FIRST_ASKING__];
  if (group !== undefined)
    for (const suffix of new Set(['', group])) context.loadChunk(`services${suffix}`).catch(() => {});
  return mount(handle, context, place >= __FIRST_AREA__);
};
