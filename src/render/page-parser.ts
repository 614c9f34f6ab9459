import { type DefaultTreeAdapterMap, defaultTreeAdapter, Parser } from 'parse5';
import { type PageElement, parentOf } from './page-nodes';
import { type WorkLimit, WorkLimitError } from './work-limit';

/** Browsers don't nest elements deeper than this, so a deeper tree would differ from theirs. */
const MAX_DEPTH = 512;
const UNITS_PER_ELEMENT = 16;

export interface PageEvents {
  opened(element: PageElement): void;
  /** Called for each element after its children, even in a `<template>`. */
  closed(element: PageElement): void;
}

/** Parses a page in pieces. Drops closed elements to save memory, unless `keeps` accepts their parent. */
export class PageParser {
  end = 0;
  /** Why the rest of the page isn't parsed. */
  stopped: string | undefined;
  private readonly parser: Parser<DefaultTreeAdapterMap>;
  private readonly open: PageElement[] = [];

  constructor(
    events: PageEvents,
    private readonly work: WorkLimit,
    keeps?: (parent: PageElement) => boolean,
  ) {
    const adapter = defaultTreeAdapter;
    this.parser = new Parser({
      sourceCodeLocationInfo: true,
      treeAdapter: {
        ...adapter,
        setNodeSourceCodeLocation: (node, location) => {
          adapter.setNodeSourceCodeLocation(node, location);
          if (location) this.reach(location.endOffset);
        },
        updateNodeSourceCodeLocation: (node, location) => {
          adapter.updateNodeSourceCodeLocation(node, location);
          this.reach(location.endOffset ?? 0);
        },
        onItemPush: (element) => {
          work.spend(UNITS_PER_ELEMENT);
          if (this.open.push(element) > MAX_DEPTH)
            throw new WorkLimitError(`is nested more than ${MAX_DEPTH} elements deep`);
          events.opened(element);
        },
        onItemPop: (element) => {
          const index = this.open.lastIndexOf(element);
          if (index >= 0) this.open.splice(index, 1);
          events.closed(element);
          const parent = parentOf(element);
          // Drop only closed elements, because the parser may insert nodes before an open table.
          if (keeps && parent && !keeps(parent))
            parent.childNodes = parent.childNodes.filter((node) => this.open.includes(node as PageElement));
        },
      },
    });
  }

  write(text: string, isLast = false): void {
    if (this.stopped) return;
    try {
      this.parser.tokenizer.write(text, isLast);
    } catch (error) {
      if (!(error instanceof WorkLimitError)) throw error;
      this.stopped = error.message;
    }
  }

  get stillOpen(): readonly PageElement[] {
    return this.open;
  }

  private reach(offset: number): void {
    this.end = Math.max(this.end, offset);
    this.work.allowFor(this.end);
  }
}
