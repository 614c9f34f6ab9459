import { type ComponentType, h, render } from 'preact';

export interface PeerWidget {
  readonly component: ComponentType<Record<string, unknown>>;
  readonly defaults: object;
}

/** Renders a widget with minimal isolation: a shadow root with a shared stylesheet. */
export const mountOne = (element: HTMLElement, { component, defaults }: PeerWidget, sheet: CSSStyleSheet): void => {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  const host = { element, root, locale: 'en-US', id: 'p', settings: {}, emit: () => true, expose() {}, page: {} };
  const props: object = JSON.parse(element.dataset.props ?? '{}');
  render(h(component, { ...defaults, ...props, host }), root);
  window.bench.mounted();
};

export const sheetOf = (css: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
};

export const mountAll = (widgets: Readonly<Record<string, PeerWidget>>, css: string): void => {
  const sheet = sheetOf(css);
  for (const element of document.querySelectorAll<HTMLElement>('[data-widget]'))
    mountOne(element, widgets[element.dataset.widget ?? ''] as PeerWidget, sheet);
};

export const defineOne = (tag: string, widget: PeerWidget, css: string): void => {
  const sheet = sheetOf(css);
  customElements.define(
    tag,
    class extends HTMLElement {
      connectedCallback() {
        mountOne(this, widget, sheet);
      }
    },
  );
};
