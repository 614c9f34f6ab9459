import type { BodyPlace } from '../../areas/help/parts/safe-body';
import { withoutInline } from '../../areas/help/parts/without-inline';
import { safeUrl } from '../../widgets/kit/safe-url';
import { toHtml } from '../to-html';
import { cleanNodes } from './clean-nodes';
import { isStable } from './is-stable';
import { linkVideosIn } from './link-videos-in';
import { parseArticle } from './parse-article';
import { type Part, type PartNode, part } from './part';
import { takeApart } from './take-apart';
import { textOf } from './text-of';
import { toNode } from './to-node';

/** An article's text as it is drawn, by what a page's own sanitiser gives (`SafeBody`). */
export interface DrawnBody {
  /** Its nodes; asked for while the page is drawn, as links lead on from its address. */
  readonly drawn: unknown;
}

/**
 * Draws what others have written, without a document: read as browsers do, and written anew from what may stand in it.
 * Nothing of the text itself is passed on but as a text or a value, which are escaped; and it is drawn only if a browser
 * that reads it finds just these nodes.
 */
export const drawBody = (html: string, place: BodyPlace): DrawnBody => {
  let nodes: unknown[] | undefined;
  return {
    get drawn() {
      nodes ??= nodesOf(html, place);
      return nodes;
    },
  };
};

/** An element that may not stand leaves others in the wrong place; once they are read anew they are in the right one. */
const MOST_ROUNDS = 4;

const nodesOf = (html: string, place: BodyPlace): unknown[] => {
  // As in the page: a style at the beginning is no head of a page.
  let text = withoutInline(html);
  let cleaned: PartNode[] = [];
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const body = parseArticle(text);
    if (!body) return [toNode(tooLong(place))];
    linkVideosIn(body, place);
    const parts = takeApart(body, place);
    const nodes = parts.map(toNode);
    if (isStable(parts, toHtml(nodes))) return nodes;
    cleaned = cleanNodes(body.childNodes);
    text = toHtml(cleaned.map(toNode));
  }
  return [toNode(part('p', {}, cleaned.map(textOf)))];
};

/** As `too-long.ts` does in the page. */
const tooLong = ({ url, texts }: BodyPlace): Part => {
  const href = safeUrl(url);
  return part('p', {}, [`${texts.tooLongText} `, ...(href ? [part('a', { href }, [texts.elsewhereText])] : [])]);
};
