import { type DefaultTreeAdapterMap, defaultTreeAdapter, Parser } from 'parse5';
import { isInDocument, type PageElement, parentOf } from './page-nodes';

/** How deep elements may be nested, and how many there may be at once: as `cobble lint` (threat 9). */
const DEEPEST = 10_000;

/** What a parser tells while it reads. */
export interface PageEvents {
  /** An element begins. */
  opened(element: PageElement): void;
  /** An element whose content is whole now; those inside it came before. */
  closed(element: PageElement): void;
}

/**
 * Reads a page as browsers do, piece by piece, with the places of everything in it.
 *
 * Give `keeps` to forget what is closed but for what it says: a page of any size is read in little memory.
 */
export class PageParser {
  /** Up to here the source was read as whole tags and texts. */
  end = 0;
  private readonly parser: Parser<DefaultTreeAdapterMap>;
  private readonly open: PageElement[] = [];

  constructor(events: PageEvents, keeps?: (parent: PageElement) => boolean) {
    const adapter = defaultTreeAdapter;
    this.parser = new Parser({
      sourceCodeLocationInfo: true,
      treeAdapter: {
        ...adapter,
        setNodeSourceCodeLocation: (node, location) => {
          adapter.setNodeSourceCodeLocation(node, location);
          if (location) this.end = Math.max(this.end, location.endOffset);
        },
        updateNodeSourceCodeLocation: (node, location) => {
          adapter.updateNodeSourceCodeLocation(node, location);
          this.end = Math.max(this.end, location.endOffset ?? 0);
        },
        onItemPush: (element) => {
          if (this.open.push(element) > DEEPEST)
            throw Error(`cobble: the page is nested more than ${DEEPEST} elements deep: close what is opened`);
          events.opened(element);
        },
        onItemPop: (element) => {
          const index = this.open.lastIndexOf(element);
          if (index >= 0) this.open.splice(index, 1);
          if (isInDocument(element)) events.closed(element);
          const parent = parentOf(element);
          // What still stands open may yet get elements before it: a table does.
          if (keeps && parent && !keeps(parent))
            parent.childNodes = parent.childNodes.filter((node) => this.open.includes(node as PageElement));
        },
      },
    });
  }

  /** Reads on. */
  write(text: string, isLast = false): void {
    this.parser.tokenizer.write(text, isLast);
  }

  /** The elements that stand open. */
  get stillOpen(): readonly PageElement[] {
    return this.open;
  }
}
