// Shows the example and attributes that the URL names. Later, applies attributes that the surrounding page sends.
import { addTag } from './add-tag.js';
import { entryOf } from './event-log.js';

const query = new URLSearchParams(location.search);
const stage = document.querySelector('main');
const attributes = stage.dataset.attributes.split(' ');

const templates = [...document.querySelectorAll('template')];
const template = templates.find(({ dataset }) => dataset.example === query.get('example')) ?? templates[0];
stage.append(template.content.cloneNode(true));
const widget = stage.querySelector('#preview');
// Load the widget even outside the viewport.
widget.dataset.load = 'eager';

/** @param {boolean} fills whether the widget fills the frame instead of having its typical width */
const setFill = (fills) => {
  stage.style.maxWidth = stage.dataset.typical && !fills ? `calc(${stage.dataset.typical}px + 2 * var(--gap))` : '';
};

/**
 * @param {string} name
 * @param {string | null} value
 */
const setAttribute = (name, value) => {
  if (!attributes.includes(name) || widget.getAttribute(name) === value) return;
  if (value === null) widget.removeAttribute(name);
  else widget.setAttribute(name, value);
};

document.documentElement.dir = query.get('dir') === 'rtl' ? 'rtl' : 'ltr';
setFill(query.has('fill'));
for (const [name, value] of query) setAttribute(name, value || null);

if (template.dataset.opens !== undefined) {
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Open' });
  button.dataset.widgetOpen = '#preview';
  stage.prepend(button);
}
/** Opens a thumbnail's dialog. Makes the dialog inert, so that it doesn't take the page's focus. */
const openInert = ({ target }) => {
  // Ignore events from widgets inside the dialog.
  if (target !== widget) return;
  widget.shadowRoot.querySelector('dialog').inert = true;
  window.cobble.get('#preview').open();
};
if (query.has('open')) widget.addEventListener('cobble:mounted', openInert);

const send = (message) => {
  if (parent !== window) parent.postMessage(message, location.origin);
};

addEventListener('message', ({ source, origin, data }) => {
  if (source !== parent || origin !== location.origin) return;
  setFill(data.fills);
  for (const [name, value] of Object.entries(data.attributes)) setAttribute(name, value);
});
for (const name of stage.dataset.events.split(' '))
  document.addEventListener(name, (event) => send({ type: 'event', entry: entryOf(event) }));
new ResizeObserver(() => send({ type: 'height', height: Math.ceil(stage.getBoundingClientRect().height) })).observe(
  stage,
);
send({ type: 'ready' });
addTag();
