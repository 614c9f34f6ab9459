import purify from 'dompurify';
import { trustedTypes } from '../../../platform/trusted-types';
import { purifyConfig } from './allowed-html';
import { tooLong, writeContents } from './body-elements';
import { bodyParts } from './body-parts';
import type { BodyState } from './finish-body';
import { finishBody } from './finish-body';
import { parseBody } from './parse-body';
import { placeBody } from './place-body';
import type { BodyPiece, BodyPlace, SafeBody } from './safe-body';
import { linkVideos } from './videos';

const TASK_MS = 12;

/**
 * Makes user-generated HTML safe to insert, in batches, so that a long article doesn't block the page. Never serialises
 * the result: a second parse could change its meaning.
 *
 * @returns the body, or a message if the article is too long
 * @throws if aborted, or if the page's policy blocks parsing
 */
export const sanitise = async (html: string, place: BodyPlace, signal?: AbortSignal): Promise<SafeBody> => {
  const yieldToMain = createYield(signal);
  const body = await parseBody(html, place.host.settings, yieldToMain);
  if (!body) return placeBody([{ to: null, nodes: [tooLong(place)] }], place);
  linkVideos(body, place);
  return placeBody(await new BodyCleaner(place, yieldToMain).clean(body), place);
};

const createYield = (signal: AbortSignal | undefined) => {
  let end = performance.now() + TASK_MS;
  return async () => {
    if (performance.now() < end) return;
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    end = performance.now() + TASK_MS;
  };
};

class BodyCleaner {
  private readonly state: BodyState = { ids: new Set(), headings: [] };
  private readonly pieces: BodyPiece[] = [];

  constructor(
    private readonly place: BodyPlace,
    private readonly yieldToMain: () => Promise<void>,
  ) {}

  async clean(body: Element): Promise<readonly BodyPiece[]> {
    await this.fill(null, unwrap(body));
    const contents = writeContents(this.state.headings, this.place);
    return contents ? [{ to: null, nodes: [contents] }, ...this.pieces] : this.pieces;
  }

  /** @param to the element to fill; null for the article's outermost element */
  private async fill(to: Element | null, from: Element): Promise<void> {
    let batch = emptyBody(from);
    let weight = 0;
    const flush = async () => {
      if (!batch.firstChild) return;
      this.addBatch(to, batch);
      batch = emptyBody(from);
      weight = 0;
      await this.yieldToMain();
    };
    for (const child of [...from.childNodes]) {
      // DOMPurify rejects a batch that has a comment or tag-like text, but no elements.
      if (child instanceof Comment) continue;
      const size = child instanceof Element ? sizeOf(child) : 1;
      if (weight && weight + size > bodyParts.batchSize) await flush();
      if (child instanceof Element && size > bodyParts.batchSize) {
        await this.addLarge(to, child);
        continue;
      }
      batch.append(child);
      weight += size;
    }
    await flush();
  }

  private addBatch(to: Element | null, batch: Element): void {
    const safe = purified(batch, this.place);
    finishBody(safe, this.place, this.state);
    if (to && !bodyParts.blockContainers.test(to.localName)) {
      this.pieces.push({ to, nodes: [...safe.childNodes] });
      return;
    }
    const block = document.createElement('div');
    block.append(safe);
    this.pieces.push({ to, nodes: [block], block });
  }

  private async addLarge(to: Element | null, element: Element): Promise<void> {
    const shell = shellOf(element, this.place);
    if (!shell.firstChild) return;
    const safe = shell.firstElementChild;
    if (!safe) return this.fill(to, element);
    safe.textContent = '';
    finishBody(shell, this.place, this.state);
    // Read the element again, because `finishBody` may have replaced it.
    const container = shell.firstElementChild;
    // Use fixed column widths. Otherwise, each insertion would lay out the whole table again.
    if (container instanceof HTMLTableElement) container.dataset.far = '';
    this.pieces.push({ to, nodes: [...shell.childNodes] });
    if (container) await this.fill(container, element);
  }
}

/** Sets a Trusted Types policy, because otherwise DOMPurify would create its own. */
const purified = (part: Element, { host: { settings } }: BodyPlace): DocumentFragment =>
  purify.sanitize(part, {
    ...purifyConfig,
    // The cast is safe: DOMPurify only calls the policy's `createHTML` and `createScriptURL`.
    TRUSTED_TYPES_POLICY: trustedTypes(settings).forSanitiser as never,
  });

const emptyBody = ({ ownerDocument }: Element): HTMLElement => ownerDocument.createElement('body');

/** Counts elements up to `batchSize + 1`, because counting all would be slow in a deep article. */
const sizeOf = (element: Element): number => {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_ELEMENT);
  let count = 1;
  while (count <= bodyParts.batchSize && walker.nextNode()) count++;
  return count;
};

/**
 * Sanitises a copy of the element, with the text `.` as its content. If the element is forbidden, returns only the
 * text. If the element's content is forbidden, too, returns nothing.
 */
const shellOf = (element: Element, place: BodyPlace): DocumentFragment => {
  const bare = element.ownerDocument.importNode(element);
  bare.textContent = '.';
  const part = emptyBody(element);
  part.append(bare);
  return purified(part, place);
};

const unwrap = (element: Element): Element => {
  const { firstElementChild: only } = element;
  const isWrapper =
    only &&
    element.childElementCount === 1 &&
    bodyParts.wrappers.test(only.localName) &&
    [...element.childNodes].every((node) => node === only || node.nodeType !== 3 || !node.nodeValue?.trim());
  return isWrapper ? unwrap(only) : element;
};
