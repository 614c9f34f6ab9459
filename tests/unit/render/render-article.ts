import type { BodyPlace } from '../../../src/areas/help/parts/safe-body';
import { sanitise } from '../../../src/areas/help/parts/sanitise';
import { renderBody } from '../../../src/render/article/render-body';
import { toHtml } from '../../../src/render/to-html';
import { readAsBrowser } from './read-as-browser';

const root = document.createElement('div').attachShadow({ mode: 'open' });
const place: BodyPlace = {
  host: { id: 'w', root, settings: { locale: 'en-us', api: '', product: '' } },
  url: 'https://help.example/hc/en-us/articles/1-first',
  texts: { tooLongText: 'Too long.', elsewhereText: 'Read it there', watchText: 'Watch' } as BodyPlace['texts'],
  contents: { className: 'list', heading: 'Contents' },
};

export const prerender = (html: string): string => toHtml(renderBody(html, place).rendered);

export const parse = (html: string): HTMLElement =>
  readAsBrowser(`<!doctype html><div>${html}</div>`).firstElementChild as HTMLElement;

/** Serialises the content of an element, with the line ends that `innerHTML` loses. */
export const serialize = (box: Element): string =>
  box.innerHTML.replaceAll('\r', '&#13;').replace(/<pre(?:"[^"]*"|[^>"])*>(?=\n)/g, '$&\n');

export const mount = async (html: string): Promise<HTMLElement> => {
  const box = document.createElement('div');
  const body = await sanitise(html, place);
  body.mount(box);
  box.normalize();
  return box;
};
