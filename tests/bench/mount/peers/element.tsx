// The tile as a custom element: its own shadow root, one adopted stylesheet for all. is-land and Shoelace's autoloader
// fetch it, and alone it is the floor: whatever isolates a tile does as much.
import { h, render } from 'preact';
import { Tile } from './tile';

// Its types are React's.
const Drawn = Tile as never as (props: object) => null;

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
      if (this.#root) render(h(Drawn, { ...this.dataset }), this.#root);
    }

    disconnectedCallback() {
      if (this.#root) render(null, this.#root);
    }
  },
);
