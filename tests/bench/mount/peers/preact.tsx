import { h, render } from 'preact';
import { Tile } from './tile';

const TileWithPrice = Tile as never as (props: object) => null;

const elements = [...document.querySelectorAll<HTMLElement>('[data-tile]')];
const renderTile = (element: HTMLElement, price = element.dataset.price) =>
  render(h(TileWithPrice, { ...element.dataset, price }), element);
const mount = (all: Iterable<HTMLElement>) => {
  for (const element of all) {
    element.textContent = '';
    renderTile(element);
  }
};
mount(elements);
window.bench.insert = mount;
window.bench.update = (price) => {
  for (const element of elements) renderTile(element, price);
};
window.bench.remove = () => {
  for (const element of elements) render(null, element);
};
