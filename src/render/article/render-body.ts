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
  /** The body's nodes. Read this property only during a render, because links depend on the page's URL. */
  readonly rendered: unknown;
}

/**
 * Sanitises untrusted HTML without a document. Returns only allowed nodes, and checks that parsing their HTML yields
 * the same nodes.
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

/** Maximum number of parses. Removing an element may change how others are parsed. */
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

/** Returns the same message as `body-elements.ts`. */
const tooLong = ({ url, texts }: BodyPlace): Part => {
  const href = safeUrl(url);
  return part('p', {}, [`${texts.tooLongText} `, ...(href ? [part('a', { href }, [texts.elsewhereText])] : [])]);
};
