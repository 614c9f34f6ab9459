// How the peers mount the same tile: one bundle with React 19 (react-habitat: createRoot a node), one with preact
// (preact-habitat and preact-island: render a node). The bench aliases `react` and `render-node`. No shadow root, no
// props watched, no errors held.
import { createElement, useLayoutEffect } from 'react';
import { renderNode } from 'render-node';
import { MarketplaceTile } from '../../../src/widgets/marketplace-tile/marketplace-tile';

const start = performance.now();
const elements = [...document.querySelectorAll<HTMLElement>('[data-widget=marketplace-tile]')];
let left = elements.length;

const Counted = (props: Record<string, unknown>) => {
  useLayoutEffect(() => {
    if (!--left) Object.assign(window, { took: performance.now() - start });
  }, []);
  return createElement(MarketplaceTile as never, props as never);
};

for (const element of elements) {
  const { title, author, price } = element.dataset;
  renderNode(
    createElement(Counted, {
      title,
      author,
      price: Number(price),
      noRatingText: 'Not rated',
      currencyText: 'Minecoins',
      host: { locale: 'en-us', id: 'p', element },
    }),
    element,
  );
}
