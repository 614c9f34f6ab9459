import { bodyAddress } from '../../areas/help/parts/body-address';
import { listedHeadings } from '../../areas/help/parts/listed-headings';
import type { BodyPlace } from '../../areas/help/parts/safe-body';
import { safeUrl } from '../../widgets/kit/safe-url';
import { VNode } from '../vnode';
import type { PartsState } from './finish-parts';
import { linkVideosIn } from './link-videos-in';
import { parseArticle } from './parse-article';
import type { Part, PartNode } from './part';
import { takeApart } from './take-apart';

/** An article's text as it is drawn, by what a page's own sanitiser gives (`SafeBody`). */
export interface DrawnBody {
  /** Its nodes; asked for while the page is drawn, as links lead on from its address. */
  readonly drawn: unknown;
}

/**
 * Draws what others have written, without a document: read as browsers do, and written anew from what may stand in it.
 * Nothing of the text itself is passed on but as a text or a value, which are escaped.
 */
export const drawBody = (html: string, place: BodyPlace): DrawnBody => ({
  get drawn() {
    return partsOf(html, place).map(toNode);
  },
});

const partsOf = (html: string, place: BodyPlace): PartNode[] => {
  const body = parseArticle(html);
  if (!body) return [tooLong(place)];
  linkVideosIn(body, place);
  const state: PartsState = { ids: new Set(), headings: [] };
  const parts = takeApart(body, place, state);
  return [...contents(state, place), ...parts];
};

/** As `write-contents.ts` does in the page. */
const contents = ({ headings }: PartsState, { contents: { className, heading } }: BodyPlace): PartNode[] => {
  const listed = listedHeadings(headings).map(({ id, text, isBelow }) => {
    const link = part('a', { href: bodyAddress.headingHref(id), 'data-heading': id }, [text]);
    return part('li', isBelow ? { 'data-below': '' } : {}, [link]);
  });
  if (listed.length === 0) return [];
  return [part('nav', { class: className, 'aria-label': heading }, [part('p', {}, [heading]), part('ul', {}, listed)])];
};

/** As `too-long.ts` does in the page. */
const tooLong = ({ url, texts }: BodyPlace): Part => {
  const href = safeUrl(url);
  return part('p', {}, [`${texts.tooLongText} `, ...(href ? [part('a', { href }, [texts.elsewhereText])] : [])]);
};

const part = (name: string, attributes: Record<string, string>, children: PartNode[]): Part => ({
  name,
  attributes,
  children,
});

const toNode = (node: PartNode): unknown => {
  if (typeof node === 'string') return node;
  const { name, attributes, children } = node;
  const nodes = children.map(toNode);
  // A parser takes the first line feed of it for the author's.
  const [first] = nodes;
  const isFed = name === 'pre' && typeof first === 'string' && first.startsWith('\n');
  return new VNode(name, { ...attributes, children: isFed ? ['\n', ...nodes] : nodes });
};
