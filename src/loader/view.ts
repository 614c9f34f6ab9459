import { handleOf } from './handle-of';
import { mount } from './mount';

/** One observer for all: a widget costs no request until it is within 200 px of the view. */
export const view = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      // `display: contents` has no box to intersect.
      if (isIntersecting || getComputedStyle(target).display === 'contents') {
        // Widgets alone are observed, and they are HTML.
        view.unobserve(target);
        mount(handleOf(target as HTMLElement));
      }
    }
  },
  { rootMargin: '200px' },
);
