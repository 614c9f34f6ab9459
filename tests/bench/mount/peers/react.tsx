// One root per node, like react-habitat.
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Tile } from './tile';

const mount = (element: HTMLElement) => {
  const root = createRoot(element);
  const renderTile = (price = element.dataset.price) => root.render(createElement(Tile, { ...element.dataset, price }));
  renderTile();
  return { root, renderTile };
};
const roots = [...document.querySelectorAll<HTMLElement>('[data-tile]')].map(mount);
window.bench.insert = (elements) => {
  for (const element of elements) mount(element);
};
window.bench.update = (price) => {
  for (const { renderTile } of roots) renderTile(price);
};
window.bench.remove = () => {
  for (const { root } of roots) root.unmount();
};
