import { protect } from '../../../platform/protect';
import { trustedTypes } from '../../../platform/trusted-types';
import type { Settings } from '../../../services/settings';
import { withoutInline } from './without-inline';

/** What has more letters of HTML, or more elements, is too long to be shown (threat 9). */
const letters = 2_000_000;
const elements = 25_000;
/** Letters parsed at a time: in a nest of elements that are not closed, each further one takes the parser longer. */
const step = 8000;
/**
 * Elements in one another, and how many pieces may open more of them: browsers make a tree no deeper than 512, however
 * deep the text is.
 */
const levels = 500;
const deepPieces = 7;

/**
 * Parses HTML of others in a document of its own, where nothing runs or loads, piece by piece: the parser's own time
 * grows with the square of the levels, so it has to be left before they are many. 400,000 `<div>` took it over a
 * minute.
 *
 * @param settings the page's, with its Trusted Types policy
 * @param yieldToMain called between the pieces
 * @returns the body, out of its document; undefined for what is too long
 * @throws what the browser says where the page's policy refuses the parsing
 */
export const parseBody = async (
  html: string,
  settings: Settings,
  yieldToMain: () => Promise<void>,
): Promise<Element | undefined> => {
  if (html.length > letters) return undefined;
  const { write } = trustedTypes(settings);
  // Without a doctype a table would stand in the paragraph before it, which no page that is drawn before can say.
  // Chrome up to 150 and Safari start a written document inside its body; others would drop spaces and tags before it.
  const start = '<!doctype html><body>';
  const clean = withoutInline(html);
  // By the standard the article's own names hide members of this document too: `<img name="write">`.
  const parsed = protect(document.implementation.createHTMLDocument(''));
  let deep = 0;
  let count = 0;
  for (let at = 0; at < clean.length; at += step) {
    write(parsed, (at ? '' : start) + clean.slice(at, at + step));
    const before = count;
    count = parsed.getElementsByTagName('*').length;
    if (count > before && depthOf(parsed.body) > levels) deep++;
    if (deep > deepPieces || count > elements) return undefined;
    await yieldToMain();
  }
  parsed.close();
  const { body } = parsed;
  // A document has names of what stands in it alone: whoever reads this body on may ask its `ownerDocument`.
  body.remove();
  return body;
};

/** How many elements stand in one another at the end. There is no body as long as only a head was written. */
const depthOf = (body: Element | null): number => {
  let depth = 0;
  for (let last = body?.lastElementChild; last; last = last.lastElementChild) depth++;
  return depth;
};
