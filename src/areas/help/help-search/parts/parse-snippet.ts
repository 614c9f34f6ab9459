import { protect } from '../../../../platform/protect';
import { trustedTypes } from '../../../../platform/trusted-types';
import type { Settings } from '../../../../services/settings';
import { withoutInline } from '../../parts/without-inline';

export interface SnippetPart {
  readonly text: string;
  readonly isFound: boolean;
}

const MAX_HTML_LENGTH = 4000;
const MAX_TEXT_LENGTH = 320;

/** Returns an empty list if the page's policy blocks parsing. */
export const parseSnippet = (html: string, settings: Settings): readonly SnippetPart[] => {
  let parsed: Document;
  try {
    // Without `protect`, an element such as `<img name="body">` could replace `document.body`.
    parsed = protect(trustedTypes(settings).parse(withoutInline(html.slice(0, MAX_HTML_LENGTH))));
  } catch {
    return [];
  }
  const { body } = parsed;
  for (const element of body.querySelectorAll('script,noembed,template,noscript,iframe,title,textarea'))
    element.remove();
  const walker = parsed.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const parts: SnippetPart[] = [];
  let remaining = MAX_TEXT_LENGTH;
  while (remaining > 0 && walker.nextNode()) {
    const node = walker.currentNode;
    const whole = (node.textContent ?? '').replace(/\s+/g, ' ');
    const text = whole.length > remaining ? `${whole.slice(0, remaining)}…` : whole;
    remaining -= whole.length;
    if (text) parts.push({ text, isFound: !!node.parentElement?.closest('em,mark') });
  }
  return parts;
};
