import { protect } from '../../../../platform/protect';
import { trustedTypes } from '../../../../platform/trusted-types';
import type { Settings } from '../../../../services/settings';
import { withoutInline } from '../../parts/without-inline';

/** A part of a snippet: plain text, found or not. */
export interface SnippetPart {
  readonly text: string;
  readonly isFound: boolean;
}

/** Letters of HTML that are read, and letters of text that are shown. */
const read = 4000;
const shown = 320;

/**
 * Reads the HTML of a snippet, in which the words that were found are in `<em>`, as pieces of text. It is parsed where
 * nothing runs or loads, and only its text leaves that place. Where the page's policy refuses the parsing there are no
 * pieces.
 */
export const parseSnippet = (html: string, settings: Settings): readonly SnippetPart[] => {
  let parsed: Document;
  try {
    // Its own names hide members of this document: `<img name="body">`.
    parsed = protect(trustedTypes(settings).parse(withoutInline(html.slice(0, read))));
  } catch {
    return [];
  }
  const { body } = parsed;
  for (const other of body.querySelectorAll('script,noembed,template,noscript,iframe,title,textarea')) other.remove();
  const walker = parsed.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const pieces: SnippetPart[] = [];
  let left = shown;
  while (left > 0 && walker.nextNode()) {
    const node = walker.currentNode;
    const whole = (node.textContent ?? '').replace(/\s+/g, ' ');
    const text = whole.length > left ? `${whole.slice(0, left)}…` : whole;
    left -= whole.length;
    if (text) pieces.push({ text, isFound: !!node.parentElement?.closest('em,mark') });
  }
  return pieces;
};
