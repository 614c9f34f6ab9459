import { direction, theme } from './choices.js';

/** Space above and below the widget, in px. */
const PADDING = 40;

/** Lowest scale for tall widgets: smaller ones would be illegible. */
const MIN_SCALE = 0.5;

const observer = new ResizeObserver((entries) => {
  for (const { target } of entries) scaleToFit(target.closest('.thumbnail'));
});

/**
 * Renders the thumbnail at a typical page width, and scales it down to its box.
 *
 * @param {HTMLElement} thumbnail
 */
const scaleToFit = (thumbnail) => {
  const stage = thumbnail.firstElementChild;
  const { clientWidth, clientHeight, dataset } = thumbnail;
  const height = stage.querySelector('[data-typical]')?.offsetHeight ?? 0;
  const scale = Math.min(
    1,
    clientWidth / Number(dataset.width),
    Math.max(MIN_SCALE, clientHeight / (height + PADDING)),
  );
  Object.assign(stage.style, {
    width: `${clientWidth / scale}px`,
    minHeight: `${clientHeight / scale}px`,
    scale: String(scale),
  });
};

export const startThumbnails = () => {
  for (const thumbnail of document.querySelectorAll('.thumbnail[data-width]')) {
    observer.observe(thumbnail);
    const sized = thumbnail.querySelector('[data-typical]');
    if (sized) observer.observe(sized);
    const frame = thumbnail.querySelector('iframe');
    if (frame) frame.src = `${frame.dataset.preview}?${new URLSearchParams({ theme, dir: direction, open: '' })}`;
  }
};
