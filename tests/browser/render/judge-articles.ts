import type { BodyPlace } from '../../../src/areas/help/parts/safe-body';
import { sanitise } from '../../../src/areas/help/parts/sanitise';
import { complaints } from '../../unit/render/complaints';

/** Where the articles of a page stand; of the host nothing is asked. */
export const placeOf = (host: object): BodyPlace =>
  ({
    host,
    url: 'https://help.example/hc/en-us/articles/1-first',
    texts: { tooLongText: 'Too long.', elsewhereText: 'Read it there', watchText: 'Watch' },
    contents: { className: 'list', heading: 'Contents' },
  }) as unknown as BodyPlace;

/** HTML as it stands in a page, in a box. */
const read = (html: string): Element => {
  const { body } = new DOMParser().parseFromString(`<!doctype html><div>${html}</div>`, 'text/html');
  return body.childElementCount === 1 && body.firstElementChild ? body.firstElementChild : body;
};

/** A box's HTML, with what `innerHTML` loses: ends of lines. */
const write = (box: Element): string =>
  box.innerHTML.replaceAll('\r', '&#13;').replace(/<pre(?:"[^"]*"|[^>"])*>(?=\n)/g, '$&\n');

/** As `isEqualNode`; of two texts beside one another a reader makes one. */
const isSame = (one: Element, other: Element) => {
  one.normalize();
  return one.isEqualNode(document.importNode(other, true));
};

/**
 * Runs in a browser: what of the HTML that was drawn of articles is not as it should be. It is what the page's own
 * sanitiser leaves as it is, in the first reading and in the second; and what the page itself makes of the article, if
 * that can be read again at all.
 *
 * @param articles as they were written, and as they are drawn
 * @param unlike in those that are drawn otherwise than they are mounted
 */
export const judgeArticles = async (
  articles: readonly (readonly [written: string, drawn: string])[],
  unlike: string,
) => {
  // Then all of a body is put in at once.
  Object.defineProperty(document, 'hidden', { value: true });
  const settings = { locale: 'en-us', api: '', product: '' };
  const found: unknown[] = [];
  let anew = 0;
  for (const [written, drawn] of articles) {
    const box = read(drawn);
    const page = document.createElement('div');
    (await sanitise(written, placeOf({ settings }))).mount(page);
    const isReadAnew = !isSame(page, read(write(page)));
    if (isReadAnew) anew++;
    const wrong = [
      ...complaints(box),
      ...(isSame(read(write(box)), box) ? [] : ['another in the second reading']),
      ...(isReadAnew || new RegExp(unlike, 'i').test(written) || isSame(page, box)
        ? []
        : [`not as it is mounted: ${page.innerHTML}`]),
    ];
    if (wrong.length) found.push({ written, drawn, wrong });
  }
  return { found, anew };
};
