import purify from 'dompurify';
import { purifyConfig } from '../../../src/areas/help/parts/allowed-html';

/** Attributes that `finishBody` and the table of contents set. Authors can't set them. */
const OURS: Readonly<Record<string, (element: Element, value: string) => boolean>> = {
  id: (_, value) => value.startsWith('h-'),
  rel: ({ localName }, value) => localName === 'a' && value === 'noopener',
  loading: ({ localName }, value) => localName === 'img' && value === 'lazy',
  decoding: ({ localName }, value) => localName === 'img' && value === 'async',
  tabindex: ({ localName }, value) => /^h[2-6]$/.test(localName) && value === '-1',
  class: ({ localName }, value) => localName === 'nav' && !/\s/.test(value),
  'aria-label': ({ localName }, value) => localName === 'nav' && value.length > 0,
  'data-article': ({ localName }, value) => localName === 'a' && /^\d+$/.test(value),
  'data-heading': ({ localName }) => localName === 'a',
  'data-far': (_, value) => value === '',
  'data-below': ({ localName }, value) => localName === 'li' && value === '',
  href: ({ localName }, value) => localName !== 'a' || /^(https?|mailto|tel):/.test(value),
  src: ({ localName }, value) =>
    localName !== 'img' || /^(https?:|data:image\/(png|jpe?g|gif|webp);base64,)/i.test(value),
};

/** Returns invalid attributes of rendered HTML, and the changes that the page's sanitiser would still make. */
export const sanitiserFindings = (box: Element): string[] => {
  const whole = document.createElement('body');
  whole.append(box.cloneNode(true));
  const cleaned = purify.sanitize(whole, {
    ...purifyConfig,
    // This option is stricter than the page's sanitiser: an author's ID must not clobber a member of the document.
    SANITIZE_DOM: true,
    ALLOWED_TAGS: [...purifyConfig.ALLOWED_TAGS, 'nav'],
    ALLOWED_ATTR: [...purifyConfig.ALLOWED_ATTR, ...Object.keys(OURS)],
    ADD_URI_SAFE_ATTR: ['data-heading', 'aria-label'],
  });
  const removed = purify.removed.map((one) => ('element' in one ? one.element.nodeName : one.attribute?.name));
  const wrong = [...box.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].flatMap(({ name, value }) =>
      OURS[name]?.(element, value) === false ? `${element.localName} ${name}=${value}` : [],
    ),
  );
  return [...removed.map(String), ...(cleaned.firstChild?.isEqualNode(box) ? [] : ['changed']), ...wrong];
};
