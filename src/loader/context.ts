import { loadOnce, runChunk } from './chunks';
import { settings } from './settings';
import { handles, setState } from './state';
import type { Context, Handle, Phase } from './types';

/** @returns false if a listener cancelled the event */
export const fire = (target: Node, name: string, detail?: unknown) =>
  target.dispatchEvent(new CustomEvent(`cobble:${name}`, { detail, bubbles: true, composed: true, cancelable: true }));

export const fail = async (handle: Handle, error?: unknown, phase: Phase = 'load') => {
  const { element, widget } = handle;
  // Don't report the failure if the element was removed or is now another widget.
  if (handles.get(element) !== handle) return;
  setState(handle, 'error');
  fire(element, 'error', { phase, widget, error, ...(await runChunk('report', element, widget, phase, error)) });
};

export const context = {
  tagSettings: settings,
  loadOnce,
  runChunk,
  fire,
  setState,
  fail,
  handles,
  consents: [],
  prefetched: {},
} as Partial<Context> as Context;
