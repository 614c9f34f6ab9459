import { callChunk } from './call-chunk';
import { closest } from './closest';
import { handleOf } from './handle-of';
import { handles } from './handles';
import { mount } from './mount';
import { runChunk } from './run-chunk';
import { setPending } from './state';
import type { Handle } from './types';
import { view } from './view';

/**
 * Loads the widget at the time that `data-load` asks for (LDR-3). An unknown word, as one of over 1,000 characters,
 * means `visible`; the runtime says so.
 */
export const follow = (handle: Handle) => {
  const { element } = handle;
  const { dataset } = element;
  const how = dataset.load || '';
  if (how === 'eager') return mount(handle);
  const start = async (trigger?: Event | false) => {
    // Meanwhile it may have become another widget, or none.
    await mount(handleOf(element));
    if (trigger) runChunk('replay', handleOf(element), trigger);
  };
  setPending(handle, 'waiting');
  if (how === 'idle') callChunk('idle', start).catch(() => start());
  else if (how === 'interaction') {
    for (const type of 'click keydown focusin'.split(' ')) {
      element.addEventListener(type, (event) => {
        // Waiting, loading or drawn: a fallback that stays acts by itself. A mouse that is held down gives the focus first,
        // and a widget that stood there before it is let go would lose the click.
        if (/^[wld]/.test(handles.get(element)?.state ?? '') && (type === 'click' || !element.matches(':active'))) {
          // A new tab opens by the visitor's own click alone (Safari): such a link of the fallback acts by itself, and
          // nothing is replayed; and so does a widget inside, whose link would not be followed. Events of a page go to
          // elements.
          const isOwn = closest(event.target as Element, 'a[target=_blank],[data-widget]') !== element;
          // These are replayed inside the widget, so the fallback must not act as well. Clicks and focus have no key.
          if (!isOwn && /^(click|Enter| )$/.test((event as KeyboardEvent).key || type)) event.preventDefault();
          start(!isOwn && event);
        }
      });
    }
    // A browser's parser takes seconds for some queries that are much longer (threat 9). A curly quote is in none: there
    // a content system has lost the end of the attribute, and what is no query would never match.
  } else if (/^media[^”″]{1,995}$/.test(how)) {
    const query = how.slice(5);
    // With and without brackets round the whole: what is no query this way matches nothing.
    const media = matchMedia(`${query},(${query})`);
    media.onchange = () => {
      if (media.matches) start();
    };
    if (media.matches) start();
  } else view.observe(element);
  return undefined;
};
