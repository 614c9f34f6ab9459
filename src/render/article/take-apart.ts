import { defaultTreeAdapter } from 'parse5';
import { bodyParts } from '../../areas/help/parts/body-parts';
import type { BodyState } from '../../areas/help/parts/finish-body';
import type { BodyPlace } from '../../areas/help/parts/safe-body';
import { childElements, type PageElement, type PageNode } from '../page-nodes';
import { cleanNodes } from './clean-nodes';
import { contentsOf } from './contents-of';
import { finishParts } from './finish-parts';
import { type Part, type PartNode, part as partOf } from './part';

/**
 * Cleans an article part by part, with the same blocks round the parts as in the page (`sanitise.ts`), so that its
 * styles fall on the same elements; before them stands its table of contents.
 */
export const takeApart = (body: PageElement, place: BodyPlace): PartNode[] => {
  const state: BodyState = { ids: new Set(), headings: [] };
  const blocks: Part[] = [];
  const whole: PartNode[] = [];
  let pieces = 0;

  const fill = (to: Part | undefined, from: PageElement): void => {
    const into = to?.children ?? whole;
    let part: PageNode[] = [];
    let weight = 0;
    const flush = () => {
      if (part.length === 0) return;
      const safe = finishParts(cleanNodes(part), place, state);
      part = [];
      weight = 0;
      pieces++;
      if (to && !bodyParts.flow.test(to.name)) {
        into.push(...safe);
        return;
      }
      const block = partOf('div', {}, safe);
      blocks.push(block);
      into.push(block);
    };
    for (const child of from.childNodes) {
      if (defaultTreeAdapter.isCommentNode(child)) continue;
      const element = defaultTreeAdapter.isElementNode(child) ? child : undefined;
      const size = element ? sizeOf(element) : 1;
      if (weight && weight + size > bodyParts.most) flush();
      if (!element || size <= bodyParts.most) {
        part.push(child);
        weight += size;
        continue;
      }
      const [shell] = cleanNodes([{ ...element, childNodes: [TEXT] } as PageElement]);
      if (shell === undefined) continue;
      if (typeof shell === 'string') fill(to, element);
      else {
        shell.children = [];
        finishParts([shell], place, state);
        if (shell.name === 'table') shell.attributes['data-far'] = '';
        pieces++;
        into.push(shell);
        fill(shell, element);
      }
    }
    flush();
  };

  fill(undefined, inner(body));
  const contents = contentsOf(state.headings, place);
  if (pieces + contents.length > bodyParts.atOnce) for (const { attributes } of blocks) attributes['data-far'] = '';
  return [...contents, ...whole];
};

/** What is in an element that is cleaned by itself: it stays where the element does not. */
const TEXT = { nodeName: '#text', value: '.', parentNode: null } as const;

/** How many elements there are. */
const sizeOf = (element: PageElement): number => childElements(element).reduce((sum, child) => sum + sizeOf(child), 1);

/** Many editors put the whole article into one box, or several. */
const inner = (element: PageElement): PageElement => {
  const [only, ...others] = childElements(element);
  const isAlone =
    only &&
    others.length === 0 &&
    bodyParts.box.test(only.tagName) &&
    element.childNodes.every((node) => !defaultTreeAdapter.isTextNode(node) || !node.value.trim());
  return isAlone ? inner(only) : element;
};
