// Threats 7 and 10: names in an article or a snippet hide members of the parsed document.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseSnippet } from '../../../src/areas/help/help-search/parts/parse-snippet';
import type { BodyPlace } from '../../../src/areas/help/parts/safe-body';
import { sanitise } from '../../../src/areas/help/parts/sanitise';
import { hideMembers } from './hide-members';

const settings = { locale: 'en-us', api: '', product: '' };
const root = document.createElement('div').attachShadow({ mode: 'open' });

beforeEach(() => {
  // A hidden page renders the whole body at once.
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
});
afterEach(() => vi.restoreAllMocks());

const textOf = async (html: string) => {
  const create = document.implementation.createHTMLDocument.bind(document.implementation);
  vi.spyOn(document.implementation, 'createHTMLDocument').mockImplementation((title) => hideMembers(create(title)));
  const box = document.createElement('div');
  const body = await sanitise(html, {
    host: { id: 'w', root, settings },
    url: 'https://help.example/hc/en-us/articles/1-first',
    texts: { watchText: 'Watch' } as BodyPlace['texts'],
    contents: { className: 'list', heading: 'Contents' },
  });
  body.mount(box);
  return box.textContent;
};

// `<img name="body">` used to replace the whole article. With images of the other names, the article failed to load.
it.each(['body', 'close', 'getElementsByTagName', 'createElement', 'createTreeWalker', 'importNode'])(
  'shows the complete article if it contains an image named %s',
  async (name) => {
    // Long enough to be parsed and sanitised in pieces. It also covers a generated element, the link to a video.
    const long = `<section>${'<b>x</b>'.repeat(130)}</section>`;
    const html = `<p>First </p><iframe src="/video"></iframe>${long}<p>Last<img name="${name}"></p>`;
    expect(await textOf(html)).toBe(`First Watch${'x'.repeat(130)}Last`);
  },
);

// One snippet with such an image used to make the whole search fail.
it.each(['body', 'createTreeWalker'])('shows a snippet that contains an image named %s', (name) => {
  const { parseFromString } = DOMParser.prototype;
  vi.spyOn(DOMParser.prototype, 'parseFromString').mockImplementation(function (this: DOMParser, ...given) {
    return hideMembers(parseFromString.apply(this, given));
  });
  expect(parseSnippet(`<img name="${name}">a <em>cave</em>`, settings)).toEqual([
    { text: 'a ', isFound: false },
    { text: 'cave', isFound: true },
  ]);
});
