import { direction, theme } from './choices.js';
import { readField, setText, showProblem, textOf, textOfAttribute } from './controls.js';
import { logEvent } from './event-log.js';
import { writeMarkup } from './markup.js';
import { say } from './say.js';
import { writeQuery } from './url.js';

const MAX_HEIGHT = 720;
const MIN_HEIGHT = { popup: 160, dialog: 480 };

/** @typedef {{ name: string, attributes: Record<string, string>, html: string }} Example */

export const startPlayground = () => {
  const form = document.querySelector('form.controls');
  if (!form) return;
  const playground = new Playground(form);
  playground.restore(new URLSearchParams(location.search));
  addEventListener('popstate', () => playground.restore(new URLSearchParams(location.search)));
  showForcedColors();
};

class Playground {
  /** @type {Example[]} */
  #examples;
  /** @type {Example} */
  #example;
  #fields;
  /** Maps attribute names to valid values. Null means an absent attribute. @type {Map<string, string | null>} */
  #values = new Map();
  #form;
  #exampleSelect = document.querySelector('select.example');
  /** Undefined if the page has no live preview. */
  #preview = document.querySelector('.preview') ? new Preview() : undefined;

  /** @param {HTMLFormElement} form */
  constructor(form) {
    this.#form = form;
    this.#examples = JSON.parse(form.dataset.examples);
    this.#fields = [...form.querySelectorAll('[data-type]')];
    form.addEventListener('input', () => this.#apply());
    form.addEventListener('submit', (event) => event.preventDefault());
    this.#exampleSelect.addEventListener('change', ({ target }) => this.#choose(target.value));
    this.#preview?.widthSelect.addEventListener('change', () => this.#apply());
    document.querySelector('button.reset').addEventListener('click', () => {
      this.#preview?.reload();
      this.#choose(this.#example.name);
      say('The controls have the values of the example again.');
    });
    for (const link of document.querySelectorAll('a[data-example]'))
      link.addEventListener('click', (event) => this.#follow(event, link));
  }

  /** @param {URLSearchParams} query */
  restore(query) {
    const name = query.get('example');
    this.#example = this.#examples.find((one) => one.name === name) ?? this.#examples[0];
    this.#exampleSelect.value = this.#example.name;
    if (this.#preview) this.#preview.width = query.get('width') ?? '';
    for (const field of this.#fields) {
      const initial = this.#initialText(field);
      setText(field, initial);
      // Replace the URL's invalid values with the example's.
      this.#values.set(field.name, readField(field).value ?? null);
      const text = query.get(field.name) ?? initial;
      setText(field, text);
      if (textOf(field) !== text) setText(field, initial);
      const group = field.closest('details');
      if (group && text !== initial) group.open = true;
    }
    this.#show();
  }

  #choose(example) {
    this.restore(new URLSearchParams({ example }));
    writeQuery(this.#query());
  }

  #follow(event, link) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    history.pushState(null, '', link.href);
    this.restore(new URLSearchParams(location.search));
    writeQuery(this.#query());
    document.querySelector('#playground').scrollIntoView();
    this.#exampleSelect.focus({ preventScroll: true });
  }

  #apply() {
    this.#show();
    writeQuery(this.#query());
  }

  #show() {
    for (const field of this.#fields) {
      const { value, problem = '' } = readField(field);
      showProblem(field, problem);
      if (value !== undefined) this.#values.set(field.name, value);
    }
    const { name, attributes, html } = this.#example;
    const names = new Set([...Object.keys(attributes), ...this.#values.keys()]);
    const written = [...names]
      .map((one) => [one, this.#values.get(one)])
      .filter(([, value]) => typeof value === 'string');
    document.querySelector('.written').textContent = writeMarkup(this.#form.dataset.name, written, html);
    this.#preview?.show(name, this.#values, this.#changed());
  }

  #changed() {
    const changed = [...this.#values].filter(([name, value]) => value !== (this.#example.attributes[name] ?? null));
    return new URLSearchParams(changed.map(([name, value]) => [name, value === '' ? 'true' : (value ?? '')]));
  }

  #query() {
    const query = new URLSearchParams();
    if (this.#example !== this.#examples[0]) query.set('example', this.#example.name);
    if (this.#preview?.width) query.set('width', this.#preview.width);
    for (const field of this.#fields)
      if (textOf(field) !== this.#initialText(field)) query.set(field.name, textOf(field));
    return query;
  }

  #initialText(field) {
    return textOfAttribute(field, this.#example.attributes[field.name]);
  }
}

class Preview {
  widthSelect = document.querySelector('select.width');
  #frame = document.querySelector('.preview iframe');
  #alone = document.querySelector('a.alone');
  #example = '';
  #message = {};

  constructor() {
    addEventListener('message', ({ source, origin, data }) => {
      if (source === this.#frame.contentWindow && origin === location.origin) this.#receive(data);
    });
  }

  get width() {
    return this.widthSelect.value;
  }

  set width(value) {
    const has = [...this.widthSelect.options].some((option) => option.value === value);
    if (!has && /^[1-9]\d{2,3}$/.test(value)) this.widthSelect.append(new Option(`${value} px`, value));
    this.widthSelect.value = value;
    if (this.widthSelect.selectedIndex < 0) this.widthSelect.selectedIndex = 0;
  }

  /**
   * @param {string} example
   * @param {Map<string, string | null>} values
   * @param {URLSearchParams} changed
   */
  show(example, values, changed) {
    const isNew = example !== this.#example;
    this.#example = example;
    this.#message = { attributes: Object.fromEntries(values), fills: this.width !== '' };
    this.#frame.style.width = /^\d/.test(this.width) ? `${this.width}px` : '';
    const query = new URLSearchParams({ theme, dir: direction, example });
    if (this.width !== '') query.set('fill', '');
    for (const [name, value] of changed) query.set(name, value);
    this.#alone.search = query.toString();
    if (isNew) this.#load();
    else this.#send();
  }

  /** Makes the next `show` reload the frame, which resets the widget. */
  reload() {
    this.#example = '';
  }

  /** Replaces the frame: changing its URL would add a history entry. */
  #load() {
    const frame = this.#frame.cloneNode();
    frame.src = this.#alone.href;
    this.#frame.replaceWith(frame);
    this.#frame = frame;
  }

  #send() {
    this.#frame.contentWindow.postMessage(this.#message, location.origin);
  }

  #receive({ type, height, entry }) {
    if (type === 'ready') this.#send();
    if (type === 'event') logEvent(entry, 'preview');
    if (type !== 'height') return;
    const minimum = this.#frame.dataset.tall === undefined ? MIN_HEIGHT.popup : MIN_HEIGHT.dialog;
    this.#frame.style.height = `${Math.min(MAX_HEIGHT, Math.max(minimum, height))}px`;
  }
}

const showForcedColors = () => {
  const state = document.querySelector('.forced .state');
  if (!state) return;
  const media = matchMedia('(forced-colors: active)');
  const show = () => {
    state.textContent = media.matches ? 'on' : 'off';
  };
  media.addEventListener('change', show);
  show();
};
