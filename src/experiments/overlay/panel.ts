import { element } from './element';
import { overlayStyle } from './overlay-sheet';
import { readPanelMemory, writePanelMemory } from './panel-memory';

export interface Panel {
  root: ShadowRoot;
  /** Screen readers announce changes of this element's text. */
  count: HTMLElement;
  body: HTMLElement;
  filter: HTMLInputElement;
  footer: HTMLElement;
}

/** Events that the panel doesn't propagate, so that the page's shortcuts and routers don't react. */
const ISOLATED = ['click', 'pointerdown', 'mousedown', 'keydown', 'keypress', 'keyup', 'input', 'change'];

export const createPanel = (): Panel => {
  // All texts are English. Names and patterns must not be translated.
  const host = element('div', { lang: 'en', dir: 'ltr', translate: false });
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(overlayStyle);
  // Adopt the stylesheet, because a strict policy blocks style elements.
  root.adoptedStyleSheets = [sheet];
  const count = element('p', { className: 'count', role: 'status' });
  const body = element('div', { className: 'body', tabIndex: 0, role: 'region', ariaLabel: 'Results' });
  const filter = element('input', { className: 'filter', type: 'search', placeholder: 'Filter by name', hidden: true });
  filter.ariaLabel = 'Filter experiments and flights by name';
  const footer = element('footer');
  // The panel isn't modal, because the page stays in use.
  const panel = element('section', { className: 'panel', ariaLabel: 'Cobble experiments' });
  panel.append(createHeader(host, panel, count), filter, body, footer);
  root.append(panel);
  for (const name of ISOLATED) host.addEventListener(name, (event) => event.stopPropagation());
  // Append to the root element, because some frameworks replace the body.
  document.documentElement.append(host);
  return { root, count, body, filter, footer };
};

const createHeader = (host: HTMLElement, panel: HTMLElement, count: HTMLElement): HTMLElement => {
  // On a phone, an open panel would cover the page, so start closed.
  const memory = { isOpen: innerWidth >= 600, side: 'right' as const, ...readPanelMemory() };
  const fold = element('button', { type: 'button', className: 'fold', textContent: 'Experiments' });
  const move = element('button', { type: 'button', className: 'move' });
  const show = () => {
    const { isOpen, side } = memory;
    panel.classList.toggle('closed', !isOpen);
    fold.ariaExpanded = String(isOpen);
    host.classList.toggle('left', side === 'left');
    move.textContent = side === 'left' ? '→' : '←';
    move.ariaLabel = move.title = `Move to the ${side === 'left' ? 'right' : 'left'}`;
  };
  const change = (changes: Partial<typeof memory>) => {
    Object.assign(memory, changes);
    writePanelMemory(memory);
    show();
  };
  fold.onclick = () => change({ isOpen: !memory.isOpen });
  move.onclick = () => change({ side: memory.side === 'left' ? 'right' : 'left' });
  panel.onkeydown = ({ key }) => {
    if (key !== 'Escape' || !memory.isOpen) return;
    change({ isOpen: false });
    fold.focus();
  };
  show();
  return element('header', {}, element('h2', {}, fold), count, move);
};
