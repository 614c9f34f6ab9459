import type { BodyPlace } from '../../../src/areas/help/parts/safe-body';
import { sanitise } from '../../../src/areas/help/parts/sanitise';
import { sanitiserFindings } from '../../unit/render/sanitiser-findings';

/** Links are resolved against the URL, which is never requested. */
export const placeOf = (host: object): BodyPlace =>
  ({
    host,
    url: 'https://help.example/hc/en-us/articles/1-first',
    texts: { tooLongText: 'Too long.', elsewhereText: 'Read it there', watchText: 'Watch' },
    contents: { className: 'list', heading: 'Contents' },
  }) as unknown as BodyPlace;

const read = (html: string): Element => {
  const { body } = new DOMParser().parseFromString(`<!doctype html><div>${html}</div>`, 'text/html');
  return body.childElementCount === 1 && body.firstElementChild ? body.firstElementChild : body;
};

/**
 * Serialises an element's content. `innerHTML` alone would lose carriage returns and the first line break of a `pre`.
 */
const write = (box: Element): string =>
  box.innerHTML.replaceAll('\r', '&#13;').replace(/<pre(?:"[^"]*"|[^>"])*>(?=\n)/g, '$&\n');

/** Compares like `isEqualNode`, but merges adjacent text nodes, as parsing does. */
const isSame = (one: Element, other: Element) => {
  one.normalize();
  return one.isEqualNode(document.importNode(other, true));
};

/**
 * Runs in a browser. Returns prerendered articles with an error:
 * - The page's sanitiser changes the article.
 * - Reparsing changes the article.
 * - The article differs from the mounted article, although reparsing doesn't change the mounted article.
 *
 * @param articles pairs of written and prerendered HTML
 * @param unlike if this regular expression matches, the article may differ
 */
export const judgeArticles = async (
  articles: readonly (readonly [written: string, drawn: string])[],
  unlike: string,
) => {
  // A hidden page inserts the article's body in one chunk.
  Object.defineProperty(document, 'hidden', { value: true });
  const settings = { locale: 'en-us', api: '', product: '' };
  const found: unknown[] = [];
  let reparsed = 0;
  for (const [written, drawn] of articles) {
    const box = read(drawn);
    const page = document.createElement('div');
    (await sanitise(written, placeOf({ settings }))).mount(page);
    const isReparsed = !isSame(page, read(write(page)));
    if (isReparsed) reparsed++;
    const wrong = [
      ...sanitiserFindings(box),
      ...(isSame(read(write(box)), box) ? [] : ['another in the second reading']),
      ...(isReparsed || new RegExp(unlike, 'i').test(written) || isSame(page, box)
        ? []
        : [`not as it is mounted: ${page.innerHTML}`]),
    ];
    if (wrong.length) found.push({ written, drawn, wrong });
  }
  return { found, reparsed: reparsed };
};
