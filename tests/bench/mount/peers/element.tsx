// is-land and Shoelace's autoloader load this element. Without a loader, the benchmark measures the minimum work to
// isolate tiles in shadow roots with a shared stylesheet.
import { h, render } from 'preact';
import { Tile } from './tile';

const TileElement = Tile as never as (props: object) => null;

declare const ELEMENT: string;
declare const SHEET: string;

const sheet = new CSSStyleSheet();
sheet.replaceSync(SHEET);

customElements.define(
  ELEMENT,
  class extends HTMLElement {
    static observedAttributes = ['data-price'];
    #root: ShadowRoot | undefined;

    connectedCallback() {
      this.#root = this.attachShadow({ mode: 'open' });
      this.#root.adoptedStyleSheets = [sheet];
      this.attributeChangedCallback();
    }

    attributeChangedCallback() {
      if (this.#root) render(h(TileElement, { ...this.dataset }), this.#root);
    }

    disconnectedCallback() {
      if (this.#root) render(null, this.#root);
    }
  },
);
