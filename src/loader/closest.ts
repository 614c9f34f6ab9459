import { runChunk } from './run-chunk';

/**
 * `element.closest()`; the element itself, where nothing of ours then acts, where that can't be said: a form's field
 * may have its name, or `data-ignore` is no selector.
 */
export const closest = (element: Element, selector: string) => {
  try {
    return element.closest(selector);
  } catch (error) {
    runChunk('bad-setting', error);
    return element;
  }
};
