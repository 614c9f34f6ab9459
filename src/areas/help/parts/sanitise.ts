import purify from 'dompurify';
import { trustedTypes } from '../../../platform/trusted-types';
import { bodyParts } from './body-parts';
import type { BodyState } from './finish-body';
import { finishBody } from './finish-body';
import { linkVideos } from './link-videos';
import { parseBody } from './parse-body';
import { placeBody } from './place-body';
import { purifyConfig } from './purify-config';
import type { BodyPiece, BodyPlace, SafeBody } from './safe-body';
import { tooLong } from './too-long';
import { writeContents } from './write-contents';

/** DOMPurify cleans what is in a body. It is given nodes, never a text, and a policy: it would make one of its own. */
const clean = (part: Element, { host: { settings } }: BodyPlace): DocumentFragment =>
  purify.sanitize(part, {
    ...purifyConfig,
    // Its type asks for the browser's own policy; what it calls is these two members.
    TRUSTED_TYPES_POLICY: trustedTypes(settings).forSanitiser as never,
  });

/** Milliseconds after which the page gets its turn. */
const turn = 12;

/**
 * Makes the HTML of others safe to insert: parsed where nothing runs or loads, cleaned by DOMPurify part by part, so
 * that the page keeps its turns however long the article is. What is cleaned is never written as text again, so no
 * second parse can change it.
 *
 * @returns the body; of what is too long to be shown, where it can be read
 * @throws the signal's reason, when it is aborted; what the browser says where the page's policy refuses the parsing
 */
export const sanitise = async (html: string, place: BodyPlace, signal?: AbortSignal): Promise<SafeBody> => {
  const state: BodyState = { ids: new Set(), headings: [] };
  let end = performance.now() + turn;

  const yieldToMain = async () => {
    if (performance.now() < end) return;
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    end = performance.now() + turn;
  };

  const body = await parseBody(html, place.host.settings, yieldToMain);
  if (!body) return placeBody([{ to: null, nodes: [tooLong(place)] }], place);
  linkVideos(body, place);
  const emptyBody = () => body.ownerDocument.createElement('body');
  const pieces: BodyPiece[] = [];
  /**
   * Cleans the children of `from` into pieces that go into `to`, which is clean already; null for the article's own
   * box.
   */
  const fill = async (to: Element | null, from: Element): Promise<void> => {
    let part = emptyBody();
    let weight = 0;
    const flush = async () => {
      if (!part.firstChild) return;
      const safe = clean(part, place);
      part = emptyBody();
      weight = 0;
      finishBody(safe, place, state);
      if (!to || bodyParts.flow.test(to.localName)) {
        // A block of its own: the browser leaves out those that are not in sight.
        const block = document.createElement('div');
        block.append(safe);
        pieces.push({ to, nodes: [block], block });
      } else pieces.push({ to, nodes: [...safe.childNodes] });
      await yieldToMain();
    };
    for (const child of [...from.childNodes]) {
      // With one beside a text that reads as a tag, and no element, DOMPurify refuses all of the part.
      if (child instanceof Comment) continue;
      const size = child instanceof Element ? sizeOf(child) : 1;
      if (weight && weight + size > bodyParts.most) await flush();
      if (child instanceof Element && size > bodyParts.most) {
        const shell = shellOf(child, place);
        if (shell === undefined) continue;
        if (shell) {
          finishBody(shell, place, state);
          const inner = shell.firstElementChild;
          // Else each piece of a table would lay out all of it.
          if (inner instanceof HTMLTableElement) inner.dataset.far = '';
          pieces.push({ to, nodes: [...shell.childNodes] });
          if (inner) await fill(inner, child);
        } else await fill(to, child);
      } else {
        part.append(child);
        weight += size;
      }
    }
    await flush();
  };

  await fill(null, inner(body));
  const contents = writeContents(state.headings, place);
  return placeBody(contents ? [{ to: null, nodes: [contents] }, ...pieces] : pieces, place);
};

/**
 * How many elements there are, counted to `bodyParts.most` + 1 at most: in a deep nest everything is counted again on each
 * level.
 */
const sizeOf = (element: Element): number => {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_ELEMENT);
  let count = 1;
  while (count <= bodyParts.most && walker.nextNode()) count++;
  return count;
};

/** An element without what is in it, cleaned: null where only its content may stay, undefined where not even that. */
const shellOf = (element: Element, place: BodyPlace): DocumentFragment | null | undefined => {
  const bare = element.ownerDocument.importNode(element);
  bare.textContent = '.';
  const part = element.ownerDocument.createElement('body');
  part.append(bare);
  const shell = clean(part, place);
  if (!shell.firstChild) return undefined;
  if (!shell.firstElementChild) return null;
  shell.firstElementChild.textContent = '';
  return shell;
};

/** Many editors put the whole article into one box, or several. */
const inner = (element: Element): Element => {
  const { firstElementChild: only } = element;
  const alone =
    only &&
    element.childElementCount === 1 &&
    bodyParts.box.test(only.localName) &&
    [...element.childNodes].every((node) => node === only || node.nodeType !== 3 || !node.nodeValue?.trim());
  return alone ? inner(only) : element;
};
