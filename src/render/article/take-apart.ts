import { defaultTreeAdapter } from 'parse5';
import { bodyParts } from '../../areas/help/parts/body-parts';
import type { BodyState } from '../../areas/help/parts/finish-body';
import type { BodyPlace } from '../../areas/help/parts/safe-body';
import { childElements, type PageElement, type PageNode } from '../page-nodes';
import { cleanNodes } from './clean-nodes';
import { contentsOf } from './contents-of';
import { finishParts } from './finish-parts';
import { type Part, type PartNode, part } from './part';

/** Splits a body into the same blocks as `sanitise.ts` in the page. */
export const takeApart = (body: PageElement, place: BodyPlace): PartNode[] => {
  const article = new BlockBuilder(place);
  article.fill(undefined, unwrap(body));
  return article.finish();
};

class BlockBuilder {
  private readonly state: BodyState = { ids: new Set(), headings: [] };
  private readonly blocks: Part[] = [];
  private readonly nodes: PartNode[] = [];
  private pieceCount = 0;

  constructor(private readonly place: BodyPlace) {}

  fill(target: Part | undefined, from: PageElement): void {
    let batch: PageNode[] = [];
    let weight = 0;
    const flush = () => {
      if (batch.length > 0) this.addBatch(target, batch);
      batch = [];
      weight = 0;
    };
    for (const child of from.childNodes) {
      if (defaultTreeAdapter.isCommentNode(child)) continue;
      const element = defaultTreeAdapter.isElementNode(child) ? child : undefined;
      const size = element ? sizeOf(element) : 1;
      if (weight && weight + size > bodyParts.batchSize) flush();
      if (element && size > bodyParts.batchSize) {
        this.addLarge(target, element);
        continue;
      }
      batch.push(child);
      weight += size;
    }
    flush();
  }

  finish(): PartNode[] {
    const contents = contentsOf(this.state.headings, this.place);
    if (this.pieceCount + contents.length > bodyParts.firstPieces)
      for (const { attributes } of this.blocks) attributes['data-far'] = '';
    return [...contents, ...this.nodes];
  }

  private addBatch(target: Part | undefined, batch: readonly PageNode[]): void {
    const nodes = finishParts(cleanNodes(batch), this.place, this.state);
    if (target && !bodyParts.blockContainers.test(target.name)) {
      this.add(target, nodes);
      return;
    }
    const block = part('div', {}, nodes);
    this.blocks.push(block);
    this.add(target, [block]);
  }

  private addLarge(target: Part | undefined, element: PageElement): void {
    const [shell] = cleanNodes([{ ...element, childNodes: [PLACEHOLDER] } as PageElement]);
    if (shell === undefined) return;
    if (typeof shell === 'string') {
      this.fill(target, element);
      return;
    }
    shell.children = [];
    finishParts([shell], this.place, this.state);
    if (shell.name === 'table') shell.attributes['data-far'] = '';
    this.add(target, [shell]);
    this.fill(shell, element);
  }

  private add(target: Part | undefined, nodes: readonly PartNode[]): void {
    this.pieceCount++;
    (target?.children ?? this.nodes).push(...nodes);
  }
}

/**
 * During cleaning, this text replaces an element's children. If cleaning then removes the element but keeps the text,
 * the element's children may be allowed.
 */
const PLACEHOLDER = { nodeName: '#text', value: '.', parentNode: null } as const;

const sizeOf = (element: PageElement): number => childElements(element).reduce((sum, child) => sum + sizeOf(child), 1);

const unwrap = (element: PageElement): PageElement => {
  const [only, ...others] = childElements(element);
  const isWrapper =
    only &&
    others.length === 0 &&
    bodyParts.wrappers.test(only.tagName) &&
    element.childNodes.every((node) => !defaultTreeAdapter.isTextNode(node) || !node.value.trim());
  return isWrapper ? unwrap(only) : element;
};
