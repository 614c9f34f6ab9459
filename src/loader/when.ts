import type { Load } from './types';

/**
 * Calls `load` at the time that `data-load` asks for (LDR-3). An unknown word, as one of over 1,000 characters, means `visible`; the runtime says so.
 *
 * @param later calls it when the browser has nothing else to do: that can wait for a chunk
 */
export const when = (element: HTMLElement, load: Load, view: IntersectionObserver, later: () => unknown): void => {
  const { dataset } = element;
  const how = dataset.load || '';
  if (how == 'eager') load();
  else if (how == 'idle') later();
  else if (how == 'interaction') {
    for (const type of 'click keydown focusin'.split(' ')) {
      element.addEventListener(type, (event) => {
        // Waiting or loading: a fallback that stays acts by itself. A mouse that is held down gives the focus first, and a
        // widget that stood there before it is let go would lose the click.
        if (/g$/.test(dataset.widgetState!) && (type == 'click' || !element.matches(':active'))) {
          // These are replayed inside the widget, so the fallback must not act as well.
          if (/^(click|Enter| )$/.test((event as KeyboardEvent).key || type)) event.preventDefault();
          load(event);
        }
      });
    }
  // A browser's parser takes seconds for some queries that are much longer (threat 9).
  } else if (/^media.{0,995}$/s.test(how)) {
    const query = how.slice(6);
    // With and without brackets round the whole: what is no query this way matches nothing.
    const media = matchMedia(`${query},(${query})`);
    (media.onchange = () => media.matches && load())();
  } else view.observe(element);
};
