import { direction, theme } from './choices.js';

const observer = new ResizeObserver((entries) => {
  for (const { target } of entries) scaleToFit(target);
});

/**
 * Renders the thumbnail in a width that is typical of pages, and scales it down to its box.
 *
 * @param {HTMLElement} thumbnail
 */
const scaleToFit = (thumbnail) => {
  const stage = thumbnail.firstElementChild;
  const width = Number(thumbnail.dataset.width);
  const scale = Math.min(1, thumbnail.clientWidth / width);
  Object.assign(stage.style, {
    width: `${thumbnail.clientWidth / scale}px`,
    minHeight: `${thumbnail.clientHeight / scale}px`,
    scale: String(scale),
  });
};

export const startThumbnails = () => {
  for (const thumbnail of document.querySelectorAll('.thumbnail[data-width]')) {
    scaleToFit(thumbnail);
    observer.observe(thumbnail);
    const frame = thumbnail.querySelector('iframe');
    if (frame) frame.src = `${frame.dataset.preview}?${new URLSearchParams({ theme, dir: direction, open: '' })}`;
  }
};
