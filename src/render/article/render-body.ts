import type { BodyPlace } from '../../areas/help/parts/safe-body';
import { withoutInline } from '../../areas/help/parts/without-inline';
import { safeUrl } from '../../widgets/kit/safe-url';
import { toHtml } from '../to-html';
import { cleanNodes } from './clean-nodes';
import { isStable } from './is-stable';
import { linkVideosIn } from './link-videos-in';
import { parseArticle } from './parse-article';
import { type Part, type PartNode, part, textOf, toNode } from './part';
import { takeApart } from './take-apart';

export interface RenderedBody {
  /** Read it while rendering: links depend on the page's URL. */
  readonly rendered: unknown;
}

/**
 * Sanitises user-generated HTML without a document. The result contains only allowed nodes with escaped texts and values,
 * and only if parsing it again yields the same nodes.
 */
export const renderBody = (html: string, place: BodyPlace): RenderedBody => {
  let nodes: unknown[] | undefined;
  return {
    get rendered() {
      nodes ??= nodesOf(html, place);
      return nodes;
    },
  };
};

/** Removing an element may misplace others until the next parse. */
const MAX_ROUNDS = 4;

const nodesOf = (html: string, place: BodyPlace): unknown[] => {
  let text = withoutInline(html);
  let cleaned: PartNode[] = [];
  for (let round = 0; round < MAX_ROUNDS; round++) {
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

/** Like `body-elements.ts` in the page. */
const tooLong = ({ url, texts }: BodyPlace): Part => {
  const href = safeUrl(url);
  return part('p', {}, [`${texts.tooLongText} `, ...(href ? [part('a', { href }, [texts.elsewhereText])] : [])]);
};
