import { type DefaultTreeAdapterMap, defaultTreeAdapter, Parser } from 'parse5';
import { isInDocument, type PageElement, parentOf } from './page-nodes';

/** Same as in `cobble lint` (threat 9). */
const MAX_DEPTH = 10_000;

export interface PageEvents {
  opened(element: PageElement): void;
  /** Called after the child elements. */
  closed(element: PageElement): void;
}

/** Parses a page in pieces. To save memory, only parents that `keeps` accepts keep their closed elements. */
export class PageParser {
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
          if (this.open.push(element) > MAX_DEPTH)
            throw Error(`cobble: the page is nested more than ${MAX_DEPTH} elements deep: close what is opened`);
          events.opened(element);
        },
        onItemPop: (element) => {
          const index = this.open.lastIndexOf(element);
          if (index >= 0) this.open.splice(index, 1);
          if (isInDocument(element)) events.closed(element);
          const parent = parentOf(element);
          // The parser may still insert elements before an open one, as before a table.
          if (keeps && parent && !keeps(parent))
            parent.childNodes = parent.childNodes.filter((node) => this.open.includes(node as PageElement));
        },
      },
    });
  }

  write(text: string, isLast = false): void {
    this.parser.tokenizer.write(text, isLast);
  }

  get stillOpen(): readonly PageElement[] {
    return this.open;
  }
}
