import { callChunk, runChunk } from './chunks';
import { mount } from './mount';
import { closest, getOrCreateHandle } from './registry';
import { handles, setPending } from './state';
import type { Handle } from './types';

const viewportObserver = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      // An element with `display: contents` has no box and never intersects, so mount it immediately.
      if (isIntersecting || getComputedStyle(target).display === 'contents') {
        viewportObserver.unobserve(target);
        mount(target as HTMLElement);
      }
    }
  },
  { rootMargin: '200px' },
);

const loadOnInteraction = (element: HTMLElement) => {
  for (const type of 'click keydown focusin'.split(' ')) {
    element.addEventListener(type, async (event) => {
      // Don't read `data-widget-state`: a DOM-morphing library may have removed it.
      const state = handles.get(element)?.state;
      // A mounted or failed widget handles its events itself.
      if (!/waiting|loading|drawn/.test(state as string)) return;
      // Don't replay events of nested widgets. Don't replay clicks on links to a new tab: in Safari, a replayed click
      // can't open it. `early-events.ts` replays events of server-rendered widgets.
      const isReplayed =
        state !== 'drawn' && closest(event.target as Element, 'a[target=_blank],[data-widget]') === element;
      // Prevent the default of clicks, Enter and Space, so that the fallback doesn't also react.
      if (isReplayed && /^(click|Enter| )$/.test((event as KeyboardEvent).key || type)) event.preventDefault();
      await mount(element);
      if (isReplayed) runChunk('replay', getOrCreateHandle(element), event);
    });
  }
};

/** Loads a widget when `data-load` allows it (LDR-3). An unknown value means `visible`. */
export const scheduleLoad = (handle: Handle) => {
  const { element } = handle;
  const when = element.dataset.load || 'visible';
  setPending(handle, 'waiting');
  if (when === 'eager') mount(element);
  else if (when === 'interaction') loadOnInteraction(element);
  else if (when === 'visible') viewportObserver.observe(element);
  else callChunk('wait', handle, mount, viewportObserver).catch(() => mount(element));
};
