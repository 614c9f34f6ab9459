import type { DefaultTreeAdapterMap, DefaultTreeAdapterTypes, TreeAdapter } from 'parse5';
import { defaultTreeAdapter, parse } from 'parse5';
import { CliError } from '../../io/errors';
import { limits } from '../../io/limits';
import { grouped, sourceName } from '../../io/messages';

/** Rejects pages with too many elements (threat 9). Parsers repeat a misnested `<b>` in later paragraphs. */
export const parseHtml = (name: string, html: string): DefaultTreeAdapterTypes.Document => {
  let elements = 0;
  let depth = 0;
  const treeAdapter: TreeAdapter<DefaultTreeAdapterMap> = {
    ...defaultTreeAdapter,
    createElement(...given) {
      if (++elements > limits.elements)
        throw new CliError(
          `${sourceName(name)} has more than ${grouped(limits.elements)} elements, the limit`,
          'Close all elements. Browsers reopen an unclosed <b> or <font> in every paragraph.',
        );
      return defaultTreeAdapter.createElement(...given);
    },
    onItemPush() {
      if (++depth > limits.htmlDepth)
        throw new CliError(
          `${sourceName(name)} is nested more than ${grouped(limits.htmlDepth)} elements deep, the limit`,
          "Close all elements. Browsers don't nest deeper either.",
        );
    },
    onItemPop() {
      depth--;
    },
  };
  return parse(html, { sourceCodeLocationInfo: true, treeAdapter });
};
